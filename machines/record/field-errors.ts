/** Messages by path, as the contract names fields: `title`, `categoryIds/1`, `treatmentPlan/progress`. */
export type FieldErrors = Readonly<Record<string, string>>;

const isWithin = (path: string, field: string) => path === field || path.startsWith(`${field}/`);

/** The message of a field, or the first of what it holds. */
export const errorAt = (errors: FieldErrors, field: string): string | undefined =>
  Object.entries(errors).find(([path]) => isWithin(path, field))?.[1];

/** The messages but for those of a field, which is being cured. */
export const withoutField = (errors: FieldErrors, field: string): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => !isWithin(path, field)));
