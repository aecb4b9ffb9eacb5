/** Spacing of Chinese sentences whose values may be in either script. */

/**
 * Puts a space where a Han character meets a Latin letter, a digit or a sign, whatever value was put into the sentence;
 * marks of emphasis (`**`) may stand between the two. What is spaced already stays as it is.
 */
export function spaced(sentence: string): string {
  return sentence
    .replace(/(\p{Script=Han})(\*\*)?(?=[A-Za-z0-9+−$])/gu, (_, han: string, mark = "") => `${han} ${mark}`)
    .replace(/([A-Za-z0-9%])(\*\*)?(?=\p{Script=Han})/gu, (_, latin: string, mark = "") => `${latin}${mark} `);
}
