/** An object of a VERIS file: what Attest does not know of it is kept as it is. */
export type VerisObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is VerisObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a path of own keys; undefined if there is none. */
export function valueAt(value: unknown, ...path: readonly string[]): unknown {
  let found = value;
  for (const key of path) {
    if (!isObject(found) || !Object.hasOwn(found, key)) return undefined;
    found = found[key];
  }
  return found;
}

/** The text at a path, empty if there is none. */
export function textAt(value: unknown, ...path: readonly string[]): string {
  const found = valueAt(value, ...path);
  return typeof found === 'string' ? found : '';
}

/** The texts of a list at a path; a text alone counts as a list of one, as older files have it. */
export function textsAt(value: unknown, ...path: readonly string[]): string[] {
  const found = valueAt(value, ...path);
  if (typeof found === 'string') return [found];
  return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
}

/** The field `variety` of each object of a list. */
export function varietiesAt(value: unknown, ...path: readonly string[]): string[] {
  const found = valueAt(value, ...path);
  return Array.isArray(found) ? found.map((one) => textAt(one, 'variety')).filter((text) => text !== '') : [];
}

/** The object with another value at a path, and none there if the value is undefined. */
export function withAt(object: VerisObject, [key, ...rest]: readonly string[], value: unknown): VerisObject {
  if (key === undefined) return object;
  const inner = valueAt(object, key);
  const own = rest.length === 0 ? value : withAt(isObject(inner) ? inner : {}, rest, value);
  const others = Object.entries(object).filter(([name]) => name !== key);
  if (own === undefined) return Object.fromEntries(others);
  return Object.hasOwn(object, key)
    ? Object.fromEntries(Object.entries(object).map(([name, was]) => [name, name === key ? own : was]))
    : Object.fromEntries([...others, [key, own]]);
}
