/** Ids are of either case, and lists in any order, with what is repeated counted once. */
function comparable(field: string, value: unknown): string {
  const texts: readonly unknown[] = Array.isArray(value) ? value : [value ?? ''];
  const isOfIds = /Ids?$/.test(field);
  const values = texts.map((text) => (isOfIds ? String(text).toLowerCase() : String(text)));
  return [...new Set(values)].toSorted().join('\n');
}

/** The fields among some whose values differ between two inputs of a record. */
export const changedAmong = <Input extends object>(
  fields: readonly (keyof Input & string)[],
  before: Input,
  input: Input,
): (keyof Input & string)[] =>
  fields.filter((field) => comparable(field, before[field]) !== comparable(field, input[field]));
