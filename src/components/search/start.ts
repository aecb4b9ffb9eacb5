/**
 * The script of the search. The bootstrap loads it when somebody searches, or on the search page, and then tells by an
 * event that the search is to be opened. It is bundled as an entry of its own, which keeps no exports.
 */
import type { Locale } from "../../i18n/index.ts";
import { dataRoutes } from "../../routes.ts";
import { href } from "../href.ts";
import { makeDialog } from "./dialog.ts";
import { Records } from "./load.ts";
import { startPage } from "./page.ts";
import { kindNames, searchWords } from "./words.ts";

const locale: Locale = document.documentElement.lang.startsWith("zh") ? "zh" : "en";
const words = searchWords(locale);
const records = new Records((part) => href(dataRoutes.searchPart(locale, part)), kindNames);
const form = document.querySelector<HTMLFormElement>("form[data-search-page]");
const open = form === null ? makeDialog(locale, words, records) : focusField;

if (form !== null) startPage(form, locale, words, records);
addEventListener("search-open", () => open());

function focusField(): void {
  const input = form?.querySelector<HTMLInputElement>("input[type=search]");
  input?.focus();
  input?.select();
}
