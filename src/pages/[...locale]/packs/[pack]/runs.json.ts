import type { APIRoute, GetStaticPaths } from "astro";
import { getCatalog } from "../../../../catalog.ts";
import { type Locale, locales } from "../../../../i18n/index.ts";
import { localeParam } from "../../../../routes.ts";
import { type MatrixPack, matrixPacks } from "../../../../views/packs/matrix-columns.ts";
import { packRunsFile } from "../../../../views/packs/runs-file.ts";

interface Props {
  readonly locale: Locale;
  readonly pack: MatrixPack;
}

export const getStaticPaths = (async () => {
  const { packs, evaluationsOf } = await getCatalog();
  const { shown } = matrixPacks(packs, evaluationsOf);
  return locales.flatMap((locale) =>
    shown.map((pack) => ({ params: { locale: localeParam(locale), pack: pack.pack.id }, props: { locale, pack } })),
  );
}) satisfies GetStaticPaths;

/** All metrics of a pack over all runs, for the columns that a reader adds to the matrix. */
export const GET: APIRoute<Props> = async ({ props }) =>
  Response.json(packRunsFile(await getCatalog(), props.pack, props.locale));
