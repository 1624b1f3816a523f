import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import type { RecordKind } from '#openapi/generated/records.ts';
import { registerTables } from '#server/database/kind-tables.ts';

import { asOwner } from './owner.ts';
import type { TestOrganisation } from './people.ts';
import type { TestServer } from './server.ts';

/** More than a page has: so many records are read by other statements. */
export const emptyRecords = 120;

/** Adds records that have nothing but a title. */
export async function addEmptyRecords(
  server: TestServer,
  { id: organisationId }: Pick<TestOrganisation, 'id'>,
  kind: RecordKind,
): Promise<void> {
  const table = registerTables[kind];
  const texts = Object.values(getTableColumns<PgTable>(table))
    .filter(({ notNull, hasDefault, columnType }) => notNull && !hasDefault && columnType === 'PgText')
    .map(({ name }) => name);
  await asOwner(
    server,
    `with added as (
       insert into record (organisation_id, id, kind, ref, title, search_text)
       select $1, gen_random_uuid(), $2, 'EMPTY-' || number, 'Empty ' || number, 'empty'
       from generate_series(1, $3::integer) as number returning organisation_id, id)
     insert into ${getTableName(table)} (${['organisation_id', 'id', ...texts].join(', ')})
     select ${['organisation_id', 'id', ...texts.map(() => "''")].join(', ')} from added`,
    [organisationId, kind, emptyRecords],
  );
}
