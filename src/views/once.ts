/** Work that many pages ask for with the same object and in the same language, done once. */
import type { Locale } from "../i18n/index.ts";

/** `make`, which remembers what it made for as long as the object lives. */
export function oncePerLocale<Key extends object, Value>(
  make: (key: Key, locale: Locale) => Value,
): (key: Key, locale: Locale) => Value {
  const known = new WeakMap<Key, Map<Locale, { readonly value: Value }>>();
  return (key, locale) => {
    const byLocale = known.get(key) ?? new Map<Locale, { readonly value: Value }>();
    known.set(key, byLocale);
    const before = byLocale.get(locale);
    if (before !== undefined) return before.value;
    const value = make(key, locale);
    byLocale.set(locale, { value });
    return value;
  };
}
