import { errorAt } from '#machines/record/field-errors.ts';

/**
 * What is wrong with the fields of a draft, and of the parts of one: `items/0/title`.
 * @param names the fields of the draft for those that the operation names otherwise
 */
export function stepErrors<Draft extends object>(
  fieldErrors: Readonly<Record<string, string>>,
  names: Readonly<Partial<Record<string, keyof Draft & string>>> = {},
): (field: string) => string | undefined {
  const named = Object.fromEntries(Object.entries(fieldErrors).map(([path, reason]) => [names[path] ?? path, reason]));
  return (field) => errorAt(named, field);
}
