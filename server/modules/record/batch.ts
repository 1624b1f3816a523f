import { contradiction, invalid, type FieldError } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import type { RecordKind } from '#server/database/schema/index.ts';

import { lockRecords, type LockedRecord, type RecordState } from './record.ts';

const refusal = (index: number, field: 'id' | 'version', message: string): FieldError => ({
  field: `records/${index}/${field}`,
  message,
});

/**
 * Locks several live (or, to restore them, deleted) records for a change of all of them or none.
 * @throws ApiError 400 naming each that is not there or is named twice; 409 naming each that was changed since
 */
export async function lockAllForChange(
  kind: RecordKind,
  { records }: Schemas['RecordVersions'],
  state: RecordState = 'live',
): Promise<LockedRecord[]> {
  const ids = records.map(({ id }) => id.toLowerCase());
  const locked = await lockRecords(kind, ids);
  const byId = new Map(locked.map((row) => [row.id, row]));
  const isThere = (id: string) => byId.get(id)?.deleted === (state === 'deleted');
  const errors = ids.flatMap((id, index) => {
    if (!isThere(id)) return [refusal(index, 'id', 'This record does not exist')];
    return ids.indexOf(id) === index ? [] : [refusal(index, 'id', 'This record is named twice')];
  });
  if (errors.length > 0) throw invalid(errors);
  const stale = records.flatMap(({ version }, index) =>
    byId.get(ids[index] ?? '')?.version === version
      ? []
      : [refusal(index, 'version', 'Somebody else changed this in the meantime')],
  );
  if (stale.length > 0) throw contradiction(stale);
  return locked;
}
