import { randomUUID } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { expect, it } from 'vitest';

import { registers } from '#openapi/generated/records.ts';
import { openFolder } from '#scripts/support/open-folder.ts';
import { connect } from '#server/database/connections.ts';
import { prepareDatabase } from '#server/database/prepare.ts';
import { StartError } from '#server/start-error.ts';
import { createTestDatabase } from '#tests/server/support/database.ts';
import { shared } from '#tests/server/support/shared.ts';
import { quiet } from '#tests/server/support/test-postgres.ts';

const test = shared(createTestDatabase);

const applied = async () => {
  const client = await connect(test.owner);
  const { rows } = await client.query<{ id: number; hash: string; created_at: string }>(
    'select id, hash, created_at from drizzle.__drizzle_migrations order by id',
  );
  await client.end();
  return rows;
};

it('changes nothing when run again, even concurrently', async () => {
  const before = await applied();
  await Promise.all([1, 2, 3].map(() => prepareDatabase(test.owner, [], quiet)));
  expect(await applied()).toEqual(before);
  expect(before.length).toBeGreaterThan(0);
});

it('rejects a database migrated by a newer version', async () => {
  const client = await connect(test.owner);
  await client.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`);
  await client.end();
  await expect(prepareDatabase(test.owner, [], quiet)).rejects.toThrow(
    new StartError('The database was migrated by a newer version of Attest: start that version, or restore a backup.'),
  );
});

const migrations = join(import.meta.dirname, '../../../server/database/migrations');

/** An empty database at the version before the named migration. */
async function openOldDatabase(firstUnknown: string) {
  const name = `old_${firstUnknown}`;
  const administrator = await connect({ ...test.owner, database: 'postgres' });
  await administrator.query(`create database ${name}`);
  const owner = { ...test.owner, database: name };
  const folder = openFolder();
  cpSync(migrations, folder, { recursive: true });
  const journalFile = join(folder, 'meta/_journal.json');
  const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(journalFile, 'utf8'));
  const entries = journal.entries.filter(({ tag }) => tag < firstUnknown);
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries }));
  const client = await connect(owner);
  await migrate(drizzle({ client }), { migrationsFolder: folder });
  rmSync(folder, { recursive: true });
  const close = async () => {
    await client.end();
    await administrator.query(`drop database ${name}`);
    await administrator.end();
  };
  return { owner, client, close };
}

it('keeps the people named in an older database, except people of another organisation', async () => {
  const { owner, client, close } = await openOldDatabase('0007');
  const [organisation, other, member, former, stranger, kept, repaired] = Array.from({ length: 7 }, () => randomUUID());
  await client.query(
    `insert into user_account (id, issuer, subject, email, name)
     select id, 'test', id::text, id::text, id::text from unnest($1::uuid[]) as id`,
    [[member, former, stranger]],
  );
  await client.query(`insert into organisation (id, name) values ($1, 'Harbour'), ($2, 'Meridian')`, [
    organisation,
    other,
  ]);
  await client.query(
    `insert into membership (organisation_id, user_id, role)
     values ($1, $2, 'ORG_ADMIN'), ($1, $3, 'ORG_VIEWER'), ($4, $5, 'ORG_ADMIN')`,
    [organisation, member, former, other, stranger],
  );
  await client.query('delete from membership where user_id = $1', [former]);
  await client.query(
    `insert into record (organisation_id, id, kind, ref, title, search_text, created_by, updated_by)
     values ($1, $2, 'risk', 'R-1', '', '', $3, $4), ($1, $5, 'risk', 'R-2', '', '', $6, $3)`,
    [organisation, kept, member, former, repaired, stranger],
  );
  await client.query(
    `insert into risk (organisation_id, id, description, owner_id) values ($1, $2, '', $3), ($1, $4, '', $5)`,
    [organisation, kept, former, repaired, stranger],
  );
  for (const recipient of [member, stranger]) {
    await client.query(
      `insert into notification (organisation_id, recipient_id, kind, title, description, entity_type, entity_id)
       values ($1, $2, 'updated', '', '', 'risk', $3)`,
      [organisation, recipient, kept],
    );
  }
  await prepareDatabase(owner, [], quiet);
  const { rows } = await client.query(
    `select id, created_by, updated_by, owner_id from record join risk using (organisation_id, id) order by ref`,
  );
  expect(rows).toEqual([
    { id: kept, created_by: member, updated_by: former, owner_id: former },
    { id: repaired, created_by: null, updated_by: member, owner_id: null },
  ]);
  expect((await client.query('select recipient_id from notification')).rows).toEqual([{ recipient_id: member }]);
  await close();
});

it('keeps the records of an older database, and accepts only the contract’s kinds', async () => {
  const { owner, client, close } = await openOldDatabase('0010');
  const [organisation, id] = [randomUUID(), randomUUID()];
  const insert = (kind: string) =>
    client.query(
      `insert into record (organisation_id, id, kind, ref, title, search_text) values ($1, $2, $3, $3, '', '')`,
      [organisation, kind === 'risk' ? id : randomUUID(), kind],
    );
  await client.query(`insert into organisation (id, name) values ($1, 'Harbour')`, [organisation]);
  await insert('risk');
  await prepareDatabase(owner, [], quiet);
  await client.query(`select set_config('app.organisation_id', $1, false)`, [organisation]);
  const { rows: records } = await client.query('select id, kind from record');
  expect(records).toEqual([{ id, kind: 'risk' }]);
  const { rows: kinds } = await client.query<{ kind: string }>('select kind from record_kind order by kind');
  expect(kinds.map(({ kind }) => kind)).toEqual(Object.keys(registers).toSorted());
  await expect(insert('invented')).rejects.toMatchObject({ constraint: 'record_kind' });
  await close();
});

it('knows imported incidents by their day where they had no time, unless someone has changed them', async () => {
  const client = await connect(test.owner);
  const organisation = randomUUID();
  await client.query(`insert into organisation (id, name) values ($1, 'Harbour')`, [organisation]);
  await client.query(`select set_config('app.organisation_id', $1, false)`, [organisation]);
  async function add(
    ref: string,
    [occurredAt, occurredIn, detectedAt]: readonly (string | null)[],
    timeline: object,
    version = 1,
  ): Promise<void> {
    const id = randomUUID();
    await client.query(
      `insert into record (organisation_id, id, kind, ref, title, search_text, version) values ($1, $2, 'incident', $3, '', '', $4)`,
      [organisation, id, ref, version],
    );
    await client.query(
      `insert into incident (organisation_id, id, description, status, occurred_at, occurred_in, detected_at, contained_at, impact,
         immediate_mitigation, root_cause, corrective_actions, lessons_learned)
       values ($1, $2, '', 'OPEN', $3, $4, $5, $5, '', '', '', '', '')`,
      [organisation, id, occurredAt, occurredIn, detectedAt],
    );
    await client.query(
      `insert into incident_veris (organisation_id, incident_id, veris_id, document) values ($1, $2, $3, $4)`,
      [organisation, id, ref, JSON.stringify({ incident_id: ref, timeline })],
    );
  }
  const incident = { year: 2025, month: 3, day: 4 };
  const discovery = { unit: 'Days', value: 2 };
  const midnights = ['2025-03-04T00:00:00Z', null, '2025-03-06T00:00:00Z'];
  await add('I-1', midnights, { incident, discovery });
  await add('I-2', midnights, { incident: { ...incident, time: '00:00' }, discovery });
  await add('I-3', midnights, { incident, discovery }, 2);
  await add('I-4', [null, '2025-03', null], { incident: { ...incident, time: 'noon' }, discovery });
  await add('I-5', [null, '2025-03', null], { incident: { year: 2025, month: 3 } });
  // Later than what an older database can be opened at: its statements are run as they are.
  await client.query(readFileSync(join(migrations, '0147_days-of-imported-incidents.sql'), 'utf8'));
  const { rows } = await client.query(
    `select ref, occurred_at is null as is_rough, occurred_in, detected_in, contained_at is null as is_open
     from record join incident using (organisation_id, id)
     where organisation_id = $1 order by ref`,
    [organisation],
  );
  expect(rows.map((row: object): unknown[] => Object.values(row))).toEqual([
    ['I-1', true, '2025-03-04', '2025-03-06', true],
    ['I-2', false, null, null, false],
    ['I-3', false, null, null, false],
    ['I-4', true, '2025-03-04', '2025-03-06', true],
    ['I-5', true, '2025-03', null, true],
  ]);
  await client.end();
});

it('knows when older files were attached: uploads at once, what was given when it was accepted, those of a task with its evidence', async () => {
  const client = await connect(test.owner);
  const [organisation, evidence] = [randomUUID(), randomUUID()];
  const at = (day: number) => `2026-03-${String(day).padStart(2, '0')}T12:00:00.000Z`;
  await client.query(`insert into organisation (id, name) values ($1, 'Quay')`, [organisation]);
  await client.query(`select set_config('app.organisation_id', $1, false)`, [organisation]);
  await client.query(
    `insert into record (organisation_id, id, kind, ref, title, search_text, created_at) values ($1, $2, 'evidence', 'EV-1', '', '', $3)`,
    [organisation, evidence, at(2)],
  );
  await client.query('insert into evidence (organisation_id, id) values ($1, $2)', [organisation, evidence]);
  async function attached(name: string, day: number, isLogged: boolean): Promise<void> {
    const { rows } = await client.query<{ file: string; id: string }>(
      `with file as (insert into stored_file (organisation_id, key, sha256, size, type, name, created_at)
         values ($1, $2, $2, 1, 'TEXT', $2, $3) returning id),
       added as (insert into attachment (organisation_id, record_id) values ($1, $4) returning id)
       select file.id as file, added.id from file, added`,
      [organisation, name, at(day), evidence],
    );
    await client.query(
      `insert into attachment_version (organisation_id, attachment_id, number, file_id) values ($1, $2, 1, $3)`,
      [organisation, rows[0]?.id, rows[0]?.file],
    );
    if (isLogged)
      await client.query(
        `insert into activity (organisation_id, action, entity_type, entity_id, entity_name, changes, at)
         values ($1, 'UPDATE', 'evidence', $2, '', $3, $4)`,
        [organisation, evidence, JSON.stringify([{ field: 'attachment', old: null, new: name }]), at(day)],
      );
  }
  await attached('of a task', 1, true);
  await attached('uploaded', 3, true);
  await attached('given and kept', 4, false);
  await attached('given last', 8, false);
  const kept = ['uploaded', 'given and kept'].map((name) => ({ name, sha256: name, size: 1 }));
  for (const [number, day, files] of [
    [1, 5, []],
    [2, 6, kept.slice(0, 1)],
    [3, 7, kept],
    [4, 9, kept],
  ] as const)
    await client.query(
      `insert into evidence_version (organisation_id, evidence_id, number, files, note, replaced_at) values ($1, $2, $3, $4, '', $5)`,
      [organisation, evidence, number, JSON.stringify(files), at(day)],
    );
  await client.query(
    'alter table attachment drop column attached_at; alter table attachment_version drop column attached_at',
  );
  // Later than what an older database can be opened at: its statements are run as they are.
  await client.query(readFileSync(join(migrations, '0150_when-files-were-attached.sql'), 'utf8'));
  const { rows } = await client.query<{ name: string; version: Date; file: Date }>(
    `select file.name, version.attached_at as version, attachment.attached_at as file
     from attachment join attachment_version version on version.attachment_id = attachment.id
     join stored_file file on file.id = version.file_id
     where attachment.record_id = $1 order by file.created_at`,
    [evidence],
  );
  expect(rows.map(({ name, version, file }) => [name, version.toISOString(), file.toISOString()])).toEqual([
    ['of a task', at(1), at(2)],
    ['uploaded', at(3), at(3)],
    ['given and kept', at(6), at(6)],
    ['given last', at(9), at(9)],
  ]);
  await client.end();
});
