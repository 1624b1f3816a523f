import type { InferInsertModel } from 'drizzle-orm';

import type { RegisterTable } from '#server/database/kind-tables.ts';
import { db } from '#server/database/tenancy.ts';

import type { RecordKey } from './register.ts';

type Columns<Table extends RegisterTable> = Omit<InferInsertModel<Table>, 'organisationId' | 'id'>;

/** Inserts or updates a record's row in the register's own table. */
export const saveRow =
  <Table extends RegisterTable>(table: Table) =>
  async (key: RecordKey, columns: Columns<Table>): Promise<void> => {
    const own: RegisterTable = table;
    await db
      .insert(own)
      .values({ ...key, ...columns })
      .onConflictDoUpdate({ target: [own.organisationId, own.id], set: columns });
  };
