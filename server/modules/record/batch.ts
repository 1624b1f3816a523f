import type { FieldError } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';

type Records = Schemas['RecordVersions']['records'];

/** The ids of a batch, in the database's notation. */
export const idsIn = (records: Records): string[] => records.map(({ id }) => id.toLowerCase());

/** What is wrong with a record of a batch, by its position. */
export const batchError = (index: number, field: 'id' | 'version', message: string): FieldError => ({
  field: `records/${index}/${field}`,
  message,
});

/** The error for a record that an earlier position of the batch names already. */
export const repeatedAt = (ids: readonly string[], index: number): FieldError[] =>
  ids.indexOf(ids[index] ?? '') === index ? [] : [batchError(index, 'id', 'This record is listed twice')];
