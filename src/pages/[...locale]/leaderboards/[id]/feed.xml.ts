import type { APIRoute, GetStaticPaths } from "astro";
import { getCatalog, getPagedItems } from "../../../../catalog.ts";
import { href } from "../../../../components/href.ts";
import { repositoryState } from "../../../../context.ts";
import { getLedger } from "../../../../history.ts";
import { type Locale, locales } from "../../../../i18n/index.ts";
import type { LeaderboardWithBoard } from "../../../../leaderboard/catalog.ts";
import { localeParam } from "../../../../routes.ts";
import { atomFeed } from "../../../../views/changes/feed.ts";
import { boardFeed } from "../../../../views/changes/feeds.ts";

interface Props {
  readonly locale: Locale;
  readonly item: LeaderboardWithBoard;
}

export const getStaticPaths = (async () => {
  const { leaderboards } = await getPagedItems();
  return locales.flatMap((locale) =>
    [...leaderboards].map(([id, item]) => ({ params: { locale: localeParam(locale), id }, props: { locale, item } })),
  );
}) satisfies GetStaticPaths;

/** What changed on one leaderboard. */
export const GET: APIRoute<Props> = async ({ props: { locale, item }, site }) => {
  const address = (path: string) => new URL(href(path), site).href;
  const updated = repositoryState().committedAt ?? "1970-01-01T00:00:00Z";
  const feed = boardFeed(item, await getLedger(), await getCatalog(), address, updated, locale);
  return new Response(atomFeed(feed, locale), { headers: { "content-type": "application/atom+xml" } });
};
