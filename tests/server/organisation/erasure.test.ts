import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { organisation, platformActivity } from '#server/database/schema/index.ts';
import { seedDemo } from '#server/demo/index.ts';
import { eraseDue } from '#server/modules/platform-organisation/slow-work/jobs.ts';
import { asOwner } from '#tests/server/support/owner.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';
import { quiet } from '#tests/server/support/test-postgres.ts';

const server = shared(startTestServer);

/** How many rows of an organisation each table has that has any. */
async function rowsOf(id: string): Promise<Readonly<Record<string, number>>> {
  const tables = await asOwner(
    server,
    `select c.oid::regclass::text as name, attname as column from pg_class c join pg_attribute on attrelid = c.oid
    where relkind = 'r' and relnamespace = 'public'::regnamespace and (attname = 'organisation_id' or attname = 'owner_id'
      and not exists (select from pg_attribute where attrelid = c.oid and attname = 'organisation_id')) order by 1`,
  );
  const counts = tables
    .map(({ name, column }) => [String(name), String(column)] as const)
    .map(([name, column]) => `select '${name}' as name, count(*)::int as rows from ${name} where ${column} = '${id}'`);
  const found = await asOwner(server, counts.join(' union all '));
  return Object.fromEntries<number>(
    found.filter(({ rows }) => Number(rows) > 0).map(({ name, rows }) => [String(name), Number(rows)]),
  );
}

/** What the platform counts of an organisation, and the bytes of its files as they are stored. */
const usageOf = async (id: string) => {
  const text =
    'select record_count::int as records, stored_bytes::int as bytes from organisation_usage(array[$1::uuid])';
  return (await asOwner(server, text, [id]))[0];
};
const bytesOf = async (id: string) => {
  const text = 'select sum(size)::int as bytes from stored_file where organisation_id = $1';
  return (await asOwner(server, text, [id]))[0]?.['bytes'];
};

test(
  'an organisation whose waiting period is over is erased with everything of it, and no other',
  { timeout: 120_000 },
  async () => {
    const { database, identity, files } = server;
    const { platform } = database;
    await seedDemo({ database, identity, files, log: quiet });
    const [first, second] = await platform.select().from(organisation).orderBy(organisation.name);
    if (first === undefined || second === undefined) throw new Error('The demo has two organisations');
    const kept = await rowsOf(second.id);
    expect(await usageOf(second.id)).toEqual({ records: kept['record'], bytes: await bytesOf(second.id) });
    expect(Object.keys(await rowsOf(first.id)).length).toBeGreaterThan(60);
    const close = (eraseAt: Date) =>
      platform.update(organisation).set({ state: 'CLOSING', eraseAt }).where(eq(organisation.id, first.id));

    await close(new Date(Date.now() + 86_400_000));
    await eraseDue({ database, files, log: quiet });
    expect(await platform.$count(organisation, eq(organisation.id, first.id))).toBe(1);

    await close(new Date());
    await eraseDue({ database, files, log: quiet });
    await eraseDue({ database, files, log: quiet });
    expect(await rowsOf(first.id)).toEqual({});
    expect(await rowsOf(second.id)).toEqual(kept);
    const keys: string[] = [];
    for await (const key of files.storedBefore(new Date())) keys.push(key);
    expect(keys.filter((key) => key.startsWith(first.id))).toEqual([]);
    expect(keys.filter((key) => key.startsWith(second.id)).length).toBeGreaterThan(0);
    const entries = await platform.select().from(platformActivity).where(eq(platformActivity.entityId, first.id));
    expect(entries.map(({ action, entityName, actorId }) => ({ action, entityName, actorId }))).toEqual([
      { action: 'DELETE', entityName: first.name, actorId: null },
    ]);
  },
);
