import { getTableName } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';

import type { RecordKind } from '#openapi/generated/records.ts';
import { foreignKeysOf, tables } from '#server/database/foreign-keys.ts';
import { isRegisterTable, recordKinds, registerTables } from '#server/database/kind-tables.ts';
import { categoryAppetite, record } from '#server/database/schema/index.ts';

/** Whether all that a table has is in its key: each row assigns one row to another. */
function isAssignment(table: PgTable): boolean {
  const { columns, primaryKeys } = getTableConfig(table);
  return primaryKeys.some((key) => key.columns.length === columns.length);
}

/**
 * What records of a register are assigned to, written with them: entries of look-ups, people, and records of the same register. Not
 * records of another one, whose removal revises its own list.
 */
function isAssignedWith(register: PgTable, table: PgTable): boolean {
  const [own, ...others] = foreignKeysOf(table).filter(({ column }) => column.name !== 'organisation_id');
  if (own?.foreignTable !== register || !isAssignment(table)) return false;
  return others.every(({ foreignTable }) => foreignTable === register || !isRegisterTable(foreignTable));
}

/** Tables that revise no list, which conditions name together with their version. */
const namedWithVersion: readonly PgTable[] = [categoryAppetite];

const ownOf = (register: PgTable): ReadonlySet<string> =>
  new Set(
    [
      record,
      register,
      ...namedWithVersion,
      ...tables.filter((table) => !isRegisterTable(table) && isAssignedWith(register, table)),
    ].map((table) => getTableName(table)),
  );

const ownByKind = new Map<RecordKind, ReadonlySet<string>>(
  recordKinds.map((kind) => [kind, ownOf(registerTables[kind])]),
);

const tableNames: ReadonlySet<string> = new Set(tables.map((table) => getTableName(table)));

/**
 * Whether a condition reads nothing but records of a register and what is written with them, so that each change of its outcome
 * revises the list of the register. A column with the name of another table counts as that table: forgetting costs a count,
 * remembering too much a wrong number.
 * @param text of the condition in SQL
 */
export function readsOwnTables(kind: RecordKind, text: string): boolean {
  const own = ownByKind.get(kind);
  return (text.match(/[a-z][a-z\d_]*/gu) ?? []).every((word) => !tableNames.has(word) || own?.has(word) === true);
}
