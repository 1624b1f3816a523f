import type pg from 'pg';

import { registers } from '#openapi/generated/records.ts';

/**
 * Adds the missing `record_kind` rows for the contract's registers, as the owner, the only role allowed to. The kind of
 * a deleted register stays, because its records do.
 */
export async function addRecordKinds(owner: pg.Client): Promise<void> {
  await owner.query('insert into record_kind (kind) select unnest($1::text[]) on conflict do nothing', [
    Object.keys(registers),
  ]);
}
