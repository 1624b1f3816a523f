/** Error messages by field path, as in the contract: `title`, `categoryIds/1`, `treatmentPlan/progress`. */
export type FieldErrors = Readonly<Record<string, string>>;

const isWithin = (path: string, field: string) => path === field || path.startsWith(`${field}/`);

/** Returns the error of a field, or the first error nested in it. */
export const errorAt = (errors: FieldErrors, field: string): string | undefined =>
  Object.entries(errors).find(([path]) => isWithin(path, field))?.[1];

/** Returns the errors without those of a field that has just been edited. */
export const withoutField = (errors: FieldErrors, field: string): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => !isWithin(path, field)));
