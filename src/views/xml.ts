/** Text of the data inside of XML and HTML. */

/** Between tags. Control characters are no XML, whatever their escape; the sign for a character that cannot be shown stands in their place. */
export function xmlContent(text: string): string {
  const sound = text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "\ufffd");
  return sound.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Between tags and in attributes alike: quotes are escaped besides. */
export function xmlText(text: string): string {
  return xmlContent(text).replaceAll('"', "&quot;");
}
