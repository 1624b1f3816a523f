import { getTableName } from 'drizzle-orm';
import pg from 'pg';

import { registers } from '#openapi/generated/records.ts';

import { registerTables } from './kind-tables.ts';

/**
 * Adds what is missing for the contract's registers, as the owner, the only role allowed to: their `record_kind` rows,
 * and the triggers by which a change of a register's own table revises its list. The kind of a deleted register stays,
 * because its records do.
 */
export async function addRecordKinds(owner: pg.Client): Promise<void> {
  const kinds = Object.keys(registers);
  await owner.query('insert into record_kind (kind) select unnest($1::text[]) on conflict do nothing', [kinds]);
  for (const { kind } of Object.values(registers)) await reviseWith(owner, getTableName(registerTables[kind]), kind);
}

/** Creating a trigger waits for every writer of the table, so only a missing one is created. */
async function reviseWith(owner: pg.Client, table: string, kind: string): Promise<void> {
  const { rowCount } = await owner.query(
    `select from pg_trigger where tgrelid = $1::regclass and tgname = 'revise_list'`,
    [table],
  );
  if (rowCount !== 0) return;
  await owner.query(
    `create trigger revise_list after update on ${pg.escapeIdentifier(table)} referencing new table as added
     for each statement execute function revise_list(${pg.escapeLiteral(kind)})`,
  );
}
