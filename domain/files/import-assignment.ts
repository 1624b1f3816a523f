import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];

/** The fields of a register that an import depends on. */
export type ImportKeys = Pick<Schemas['Import'], 'titleField' | 'referenceField'>;

/** The field of the identifiers that a file has of its own, by which later files find the same records. */
export const sourceField = 'ownIdentifier';

/**
 * The field that has to be assigned and is not: rows to update are found by their reference or the file's own identifier, a new
 * record needs its title.
 */
export function missingField(
  fields: readonly (string | null)[],
  mode: Schemas['ImportMode'],
  { titleField, referenceField }: ImportKeys,
): string | undefined {
  const needed = mode === 'UPDATE' ? referenceField : titleField;
  const isFound = fields.includes(needed) || (mode === 'UPDATE' && fields.includes(sourceField));
  return isFound ? undefined : needed;
}

/** The fields that several columns have. */
export const repeatedFields = (fields: readonly (string | null)[]): ReadonlySet<string> =>
  new Set(
    fields.filter((field): field is string => field !== null && fields.indexOf(field) !== fields.lastIndexOf(field)),
  );
