/** Ids that name two levels at once. */
import { WrongUsage } from "./refusals.ts";

/**
 * What stands before and behind the first slash. Whether each is an id is looked at where the names are.
 *
 * @throws WrongUsage where there is no slash
 */
export function splitId(given: string, form: string): readonly [string, string] {
  const at = given.indexOf("/");
  if (at === -1) throw new WrongUsage(`"${given}" has not the form ${form.split(" ")[0] ?? form}.`);
  return [given.slice(0, at), given.slice(at + 1)];
}
