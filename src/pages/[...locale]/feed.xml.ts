import type { APIRoute } from "astro";
import { getCatalog } from "../../catalog.ts";
import { href } from "../../components/href.ts";
import { repositoryState } from "../../context.ts";
import { getLedger } from "../../history.ts";
import { type Locale, locales } from "../../i18n/index.ts";
import { localeParam } from "../../routes.ts";
import { atomFeed } from "../../views/changes/feed.ts";
import { siteFeed } from "../../views/changes/feeds.ts";

interface Props {
  readonly locale: Locale;
}

export const getStaticPaths = () =>
  locales.map((locale) => ({ params: { locale: localeParam(locale) }, props: { locale } }));

/** What changed on the whole site. */
export const GET: APIRoute<Props> = async ({ props: { locale }, site }) => {
  const address = (path: string) => new URL(href(path), site).href;
  const updated = repositoryState().committedAt ?? "1970-01-01T00:00:00Z";
  const feed = siteFeed(await getLedger(), await getCatalog(), address, updated, locale);
  return new Response(atomFeed(feed, locale), { headers: { "content-type": "application/atom+xml" } });
};
