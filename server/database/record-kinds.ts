import type pg from 'pg';

import { registers } from '#openapi/generated/records.ts';

/**
 * Adds a row to `record_kind` for each register of the contract that has none, as the owner, who alone may. The kind of
 * a register that is gone stays: its records do.
 */
export async function addRecordKinds(owner: pg.Client): Promise<void> {
  await owner.query('insert into record_kind (kind) select unnest($1::text[]) on conflict do nothing', [
    Object.keys(registers),
  ]);
}
