import { getTableColumns, sql, type InferInsertModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import type { RegisterTable } from '#server/database/kind-tables.ts';
import { db } from '#server/database/tenancy.ts';

import type { RecordKey } from '../register/register.ts';

type Columns<Table extends RegisterTable> = Omit<InferInsertModel<Table>, 'organisationId' | 'id'>;

/** Inserts or updates the rows of records in the register's own table; all of them have the same columns. */
export const saveRows =
  <Table extends RegisterTable>(table: Table) =>
  async (rows: readonly { readonly key: RecordKey; readonly input: Columns<Table> }[]): Promise<void> => {
    const [first] = rows;
    if (first === undefined) return;
    const own: RegisterTable = table;
    const given = new Set(Object.keys(first.input));
    const columns = Object.entries(getTableColumns<PgTable>(own)).filter(([name]) => given.has(name));
    const set = Object.fromEntries(
      columns.map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
    );
    await db
      .insert(own)
      .values(rows.map(({ key, input }) => ({ ...key, ...input })))
      .onConflictDoUpdate({ target: [own.organisationId, own.id], set });
  };
