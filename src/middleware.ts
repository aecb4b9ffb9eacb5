/**
 * In the dev server a repository that does not hold together is told on top of every page, which itself stays as it
 * last was right. A build ends on errors instead, so that there this passes every page on untouched.
 */
import { defineMiddleware } from "astro:middleware";
import { formatReport } from "../content-loaders/report.ts";
import { getCatalog } from "./catalog.ts";
import { xmlContent } from "./views/xml.ts";

export const onRequest = defineMiddleware(async (context, next) => {
  const response = await next();
  if (!import.meta.env.DEV || !response.headers.get("content-type")?.includes("text/html")) return response;
  const { problems, draftProblems } = await getCatalog();
  const errors = [...problems, ...draftProblems].filter(({ severity }) => severity === "error");
  if (errors.length === 0) return response;
  const locale = context.params.locale === "zh" ? "zh" : "en";
  const report = xmlContent(formatReport(errors, locale, "text"));
  const notice = `<pre role="alert" style="margin:0;padding:16px;white-space:pre-wrap;background:#7a1020;color:#fff">${report}</pre>`;
  const page = await response.text();
  return new Response(
    page.replace(/<body[^>]*>/, (body) => body + notice),
    response,
  );
});
