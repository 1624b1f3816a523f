import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { connect } from '#server/database/connections.ts';
import { prepareDatabase } from '#server/database/prepare.ts';
import * as schema from '#server/database/schema/index.ts';
import { StartError } from '#server/start-error.ts';
import { createTestDatabase, type TestDatabase } from '#tests/server/support/database.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

const applied = async () => {
  const client = await connect(test.owner);
  const { rows } = await client.query<{ id: number; hash: string; created_at: string }>(
    'select id, hash, created_at from drizzle.__drizzle_migrations order by id',
  );
  await client.end();
  return rows;
};

it('changes nothing when started again, by several at once', async () => {
  const before = await applied();
  await Promise.all([1, 2, 3].map(() => prepareDatabase(test.owner, [])));
  expect(await applied()).toEqual(before);
  expect(before.length).toBeGreaterThan(0);
});

it('refuses a database that a newer version has migrated', async () => {
  const client = await connect(test.owner);
  await client.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`);
  await client.end();
  await expect(prepareDatabase(test.owner, [])).rejects.toThrow(
    new StartError('The database was migrated by a newer version of Attest: start that version, or restore a backup.'),
  );
});

it('leaves no difference to the schema that the code knows', async () => {
  const folder = join(import.meta.dirname, '../../../server/database/migrations/meta');
  const latest =
    readdirSync(folder)
      .filter((name) => name.endsWith('_snapshot.json'))
      .toSorted()
      .at(-1) ?? '';
  const migrated = JSON.parse(readFileSync(join(folder, latest), 'utf8'));
  expect(await generateMigration(migrated, generateDrizzleJson(schema))).toEqual([]);
});
