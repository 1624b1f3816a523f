import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import type { RecordKind } from '#openapi/generated/records.ts';
import { coOwnerTables, registerTables } from '#server/database/kind-tables.ts';
import { record } from '#server/database/schema/index.ts';

/** Rows that name a record and who owns it. */
export interface Ownership {
  readonly table: PgTable;
  readonly organisationId: PgColumn;
  readonly recordId: PgColumn;
  readonly ownerId: PgColumn;
}

/** Where the owners and co-owners of a kind's records are. */
export function ownershipsOf(kind: RecordKind): Ownership[] {
  const table = registerTables[kind];
  const { ownerId }: Readonly<Record<string, PgColumn>> = getTableColumns(table);
  const shared = coOwnerTables[kind];
  return [
    ...(ownerId ? [{ table, organisationId: table.organisationId, recordId: table.id, ownerId }] : []),
    ...(shared
      ? [{ table: shared, organisationId: shared.organisationId, recordId: shared.recordId, ownerId: shared.personId }]
      : []),
  ];
}

/** The owner and co-owners of a row of `record`, without repetition. */
export const ownersOfRecord = (kind: RecordKind): SQL<string[]> =>
  sql<string[]>`array(${sql.join(
    ownershipsOf(kind).map(
      ({ table, organisationId, recordId, ownerId }) => sql`select ${ownerId} from ${table}
        where ${organisationId} = ${record.organisationId} and ${recordId} = ${record.id} and ${ownerId} is not null`,
    ),
    sql` union `,
  )})`;
