import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';

import { connect } from '#server/database/connections.ts';
import { record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { createTestDatabase } from '#tests/server/support/database.ts';
import { shared } from '#tests/server/support/shared.ts';

import { createOrganisation, type ExampleOrganisation, riskRecord } from './organisations.ts';

const test = shared(createTestDatabase);
const harbour = shared(() => createOrganisation(test.database, 'Harbour Logistics'));
const meridian = shared(() => createOrganisation(test.database, 'Meridian Health'));

describe('search_records', () => {
  const search = (scope: ExampleOrganisation, pattern: string) =>
    test.database.inOrganisation(scope, async () => {
      const { rows } = await db.execute<{ title: string }>(
        sql`select title from record where id in (select search_records('risk', ${pattern})) order by title`,
      );
      return rows.map((row) => row.title);
    });

  beforeAll(() =>
    test.database.inOrganisation(harbour, async () => {
      await db
        .insert(record)
        .values([
          riskRecord(harbour, { ref: 'R-2', title: '100% of backups' }),
          riskRecord(harbour, { ref: 'R-3', title: '100 backups' }),
          { ...riskRecord(harbour, { ref: 'R-4', title: '100% deleted' }), deletedAt: new Date() },
        ]);
    }),
  );

  it('finds only rows of the current organisation', async () => {
    expect(await search(harbour, '%risk of%')).toEqual(['Risk of Harbour Logistics']);
    expect(await search(meridian, '%risk of%')).toEqual(['Risk of Meridian Health']);
  });

  it('treats an escaped wildcard literally, and finds no deleted row', async () => {
    expect(await search(harbour, String.raw`%100\%%`)).toEqual(['100% of backups']);
    expect(await search(harbour, '%100%')).toEqual(['100 backups', '100% of backups']);
  });

  it('returns nothing without an organisation', async () => {
    expect(await search({ ...harbour, organisationId: '' }, '%')).toEqual([]);
  });

  it('is not accessible to the platform role', async () => {
    const call = test.database.platform.execute(sql`select search_records('risk', '%')`);
    await expect(call).rejects.toMatchObject({
      cause: expect.objectContaining({ message: 'permission denied for function search_records' }),
    });
  });

  it('uses the trigram index, which requires a role that sees every row', async () => {
    const owner = await connect(test.owner);
    await owner.query(
      `insert into record (organisation_id, id, kind, ref, title, search_text)
       select $1, gen_random_uuid(), 'risk', 'R-' || n, '', md5(n::text) from generate_series(1000, 9000) as n`,
      [harbour.organisationId],
    );
    await owner.query('vacuum analyze record');
    await owner.query('set role attest_search');
    const { rows } = await owner.query<{ 'QUERY PLAN': string }>(
      `explain select id from record
       where organisation_id = '${harbour.organisationId}' and search_text like '%backup%' and deleted_at is null`,
    );
    await owner.end();
    expect(rows.map((row) => row['QUERY PLAN'].trim().replace(/\s+\(cost.*/, ''))).toContain(
      '->  Bitmap Index Scan on record_search',
    );
  });
});
