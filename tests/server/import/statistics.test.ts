import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { importJobs } from '#server/modules/import/index.ts';
import { importTargets } from '#server/modules/importables.ts';
import { openPlace } from '#tests/server/api/place.ts';
import { at } from '#tests/server/identity/support.ts';
import { asOwner } from '#tests/server/support/owner.ts';
import { runJob } from '#tests/server/support/run-job.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { file, importsInto } from './importing.ts';

const server = shared(startTestServer);

const risks = (count: number, title: string) =>
  file(
    'Title,Current likelihood,Current impact',
    ...Array.from({ length: count }, (_, index) => `${title} ${index + 1},Likely,Major`),
  );

const waiting = async (organisationId: string) =>
  (
    await asOwner(
      server,
      `select id from pgboss.job where data ->> 'job' = 'import-statistics' and data ->> 'organisationId' = $1`,
      [organisationId],
    )
  ).length;

/** How many rows PostgreSQL plans for; negative before it has looked. */
const planned = async (table: string) => {
  const [row] = await asOwner(server, `select reltuples::int as rows from pg_class where oid = $1::regclass`, [table]);
  return at(row, 'rows');
};

it('tells PostgreSQL how many rows there are after a large import, by a job once it is committed', async () => {
  const place = await openPlace(server);
  const { id: organisationId } = place.organisation;
  const imports = importsInto('risk', place);
  const small = await imports.run((await imports.check(risks(20, 'Flood'))).id);
  expect(small).toMatchObject({ state: 'DONE', done: 20 });
  expect(await waiting(organisationId)).toBe(0);

  const large = await imports.run((await imports.check(risks(1_001, 'Fire'))).id);
  expect(large).toMatchObject({ state: 'DONE', done: 1_001 });
  expect(await waiting(organisationId)).toBe(1);
  const scope = { organisationId, userId: place.owner.id };
  await runJob(importJobs(server.database, importTargets), 'import-statistics', server, { scope, payload: {} });
  for (const table of ['record', 'risk', 'risk_score_change'])
    expect([table, await planned(table)]).toEqual([table, expect.toSatisfy((rows: number) => rows >= 1_001)]);
  // Nothing has changed since: it does nothing again.
  await runJob(importJobs(server.database, importTargets), 'import-statistics', server, { scope, payload: {} });
  const again = await asOwner(
    server,
    `select analyze_count::int as times from pg_stat_user_tables where relname = 'risk'`,
  );
  expect(at(again[0], 'times')).toBe(1);
});

it('analyses tables of the schema only, whatever is named', async () => {
  const named = 'risk; drop table risk';
  for (const name of [named, 'pg_class', 'user_account_email'])
    await server.database.platform.execute(sql`select analyse_table(${name})`);
  expect(await planned('risk')).toBeTypeOf('number');
});
