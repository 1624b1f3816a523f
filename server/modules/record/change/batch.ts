import { invalid, type FieldError } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';

import { refuseUnknownChoices, type Choice } from '../register/choices.ts';

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

/** @throws ApiError 400 if there is nothing to change, or a reference is to nothing */
export async function refuseWrongChanges(choices: Readonly<Record<string, Choice>>, changes: object): Promise<void> {
  if (Object.keys(changes).length === 0) throw invalid([{ field: 'changes', message: 'Choose what to change' }]);
  const byPath = Object.entries(choices).map(([path, choice]) => [`changes/${path}`, choice] as const);
  await refuseUnknownChoices(Object.fromEntries(byPath), { changes });
}
