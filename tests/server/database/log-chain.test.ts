import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';

import { asc, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';

import { openFolder } from '#scripts/support/open-folder.ts';
import { keptHeads, verifyLogs } from '#scripts/support/verify-logs.ts';
import { activity, activitySeal, activityUnsealed } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import type { MailMessage } from '#server/mail/mail.ts';
import { mailedHeads, openHeadFolder, sealLog, sealLogs, verifyLog } from '#server/modules/activity/index.ts';
import { createTestDatabase } from '#tests/server/support/database.ts';
import { asOwner } from '#tests/server/support/owner.ts';
import { shared } from '#tests/server/support/shared.ts';

import { createOrganisation, type ExampleOrganisation } from './organisations.ts';

const test = shared(createTestDatabase);
const folder = openFolder();
afterAll(() => rmSync(folder, { recursive: true }));

const entry = ({ organisationId, riskId, userId }: ExampleOrganisation, name: string) => ({
  organisationId,
  actorId: userId,
  action: 'UPDATE',
  entityType: 'risk',
  entityId: riskId,
  entityName: name,
  changes: [{ field: 'title', old: 'Fire', new: 'Fire “at night”\n' }],
  ip: '192.0.2.7',
});

const log = async (place: ExampleOrganisation, ...names: string[]) =>
  test.database.inOrganisation(place, () => db.insert(activity).values(names.map((name) => entry(place, name))));

/** An organisation whose log has these rows, all sealed. */
async function sealed(...names: string[]): Promise<ExampleOrganisation> {
  const place = await createOrganisation(test.database, `Harbour ${randomUUID()}`);
  await log(place, ...names);
  await sealLog(test.database, place.organisationId);
  return place;
}

/** What the sealer writes about each organisation, as its log has it. */
const messages: { message: string; organisationId: unknown }[] = [];
const recorder = {
  info: () => {},
  warn: () => {},
  error: (details: object, message: string) => {
    messages.push({ message, organisationId: Reflect.get(details, 'organisationId') });
  },
};

/** Does the hourly job: seals all logs and keeps their heads. */
const runHourly = async (mails: MailMessage[] = []) => {
  const mail = { send: async (message: MailMessage) => void mails.push(message), close: async () => {} };
  const elsewhere = mailedHeads(mail, { to: 'auditor@example.com', productName: 'Attest' });
  await sealLogs({ database: test.database, folder: await openHeadFolder(folder), elsewhere, log: recorder });
};

const mismatchOf = async ({ organisationId }: ExampleOrganisation): Promise<string | undefined> => {
  const heads = await keptHeads([], folder);
  const [found] = await verifyLogs(test.database, heads, organisationId);
  return found?.mismatch;
};

const sealsOf = (place: ExampleOrganisation) =>
  test.database.inOrganisation(place, () =>
    db
      .select({ position: activitySeal.position, id: activitySeal.activityId })
      .from(activitySeal)
      .orderBy(asc(activitySeal.position)),
  );

const idOf = async (place: ExampleOrganisation, position: number) =>
  (await sealsOf(place)).find((seal) => seal.position === position)?.id ?? '';

/** What someone can do who owns the database, and lets no trigger or key keep them from it. */
const tamper = (statement: string) => asOwner(test, `set session_replication_role = replica; ${statement}`);

const refusal = (table: string) => ({
  cause: expect.objectContaining({ message: `permission denied for table ${table}` }),
});

describe('the sealer', () => {
  it('seals every row once, in the order in which rows were written, however often it runs', async () => {
    const place = await sealed('one', 'two');
    await log(place, 'three');
    expect(await sealLog(test.database, place.organisationId, 1)).toBe(1);
    expect(await sealLog(test.database, place.organisationId)).toBe(0);
    const names = await test.database.inOrganisation(place, () =>
      db.execute<{ name: string }>(sql`select entity_name as name from activity_seal
        join activity on id = activity_id order by position`),
    );
    expect(names.rows.map(({ name }) => name)).toEqual(['one', 'two', 'three']);
    const { organisationId } = place;
    expect(await verifyLog(test.database, organisationId, [])).toMatchObject({
      rows: 3,
      waiting: 0,
      mismatch: undefined,
    });
  });

  it('seals a row that a slow transaction commits after later ones were sealed', async () => {
    const place = await sealed('first');
    const slow = new EventEmitter();
    const written = once(slow, 'written');
    const committing = test.database.inOrganisation(place, async () => {
      await db.insert(activity).values(entry(place, 'slow'));
      const committed = once(slow, 'commit');
      slow.emit('written');
      await committed;
    });
    await written;
    await log(place, 'quick');
    expect(await sealLog(test.database, place.organisationId)).toBe(1);
    slow.emit('commit');
    await committing;
    expect(await sealLog(test.database, place.organisationId)).toBe(1);
    const { organisationId } = place;
    expect(await verifyLog(test.database, organisationId, [])).toMatchObject({
      rows: 3,
      waiting: 0,
      mismatch: undefined,
    });
  });

  it('does not fork the chain when several run at once', async () => {
    const place = await sealed('first');
    await log(place, ...Array.from({ length: 30 }, (_, index) => `row ${index}`));
    await Promise.all(Array.from({ length: 4 }, () => sealLog(test.database, place.organisationId, 3)));
    await sealLog(test.database, place.organisationId);
    const { organisationId } = place;
    expect(await verifyLog(test.database, organisationId, [])).toMatchObject({
      rows: 31,
      waiting: 0,
      mismatch: undefined,
    });
  });
});

describe('the login of the app', () => {
  it.each(['update activity_seal set sha256 = row_sha256', 'delete from activity_seal'])(
    'cannot %s',
    async (statement) => {
      const place = await sealed('one');
      const attempt = test.database.inOrganisation(place, () => db.execute(sql.raw(statement)));
      await expect(attempt).rejects.toMatchObject(refusal('activity_seal'));
    },
  );

  it('cannot queue rows itself, and what it takes from the queue is noticed', async () => {
    const place = await sealed('one');
    await log(place, 'two');
    const { organisationId } = place;
    const queueing = test.database.inOrganisation(place, () =>
      db.insert(activityUnsealed).values({ organisationId, activityId: randomUUID() }),
    );
    await expect(queueing).rejects.toMatchObject(refusal('activity_unsealed'));
    await test.database.inOrganisation(place, () => db.delete(activityUnsealed));
    const { mismatch } = await verifyLog(test.database, organisationId, []);
    expect(mismatch).toMatch(/^row [\da-f-]{36} has no seal, and does not wait for one$/);
  });
});

describe('a verification', () => {
  it('finds nothing in a log that nobody touched, and compares it with every head that was kept', async () => {
    const place = await sealed('one');
    await runHourly();
    await log(place, 'two');
    await runHourly();
    await runHourly();
    await log(place, 'three');
    const [found] = await verifyLogs(test.database, await keptHeads([], folder), place.organisationId);
    expect(found).toMatchObject({ rows: 2, heads: 2, waiting: 1, mismatch: undefined });
  });

  it('names the row that an owner has edited, and only in its own log', async () => {
    const [place, other] = [await sealed('one', 'two', 'three'), await sealed('one')];
    await runHourly();
    const id = await idOf(place, 2);
    await tamper(`update activity set ip = '192.0.2.8' where id = '${id}'`);
    expect(await mismatchOf(place)).toBe(`row 2 (${id}) was changed`);
    expect(await mismatchOf(other)).toBeUndefined();
  });

  it.each([
    ['a row', (id: string) => `delete from activity where id = '${id}'`, / is missing$/],
    [
      'a row with its seal',
      (id: string) => `delete from activity where id = '${id}'; delete from activity_seal where activity_id = '${id}'`,
      /^the seal of row 2 is missing$/,
    ],
    [
      'the hash of a row',
      (id: string) =>
        `update activity set entity_name = 'x' where id = '${id}'; update activity_seal set row_sha256 = repeat('0', 64) where activity_id = '${id}'`,
      /^row 2 .* was changed$/,
    ],
    [
      'a seal',
      (id: string) => `update activity_seal set sealed_at = now() where activity_id = '${id}'`,
      /^the seal of row 2 .* was changed$/,
    ],
  ])('finds that %s in the middle is not what it was', async (_what, statement, expected) => {
    const place = await sealed('one', 'two', 'three');
    await runHourly();
    await tamper(statement(await idOf(place, 2)));
    expect(await mismatchOf(place)).toMatch(expected);
  });

  it('finds that the end was cut off, from the heads kept outside', async () => {
    const place = await sealed('one', 'two', 'three');
    await runHourly();
    const id = await idOf(place, 3);
    await tamper(`delete from activity_seal where activity_id = '${id}'; delete from activity where id = '${id}'`);
    expect(await verifyLog(test.database, place.organisationId, [])).toMatchObject({ mismatch: undefined });
    expect(await mismatchOf(place)).toBe('rows 3 to 3 were cut off: a head was kept of them');
  });

  it('finds that everything was rewritten and sealed again, from the heads kept outside', async () => {
    const place = await sealed('one', 'two', 'three');
    await runHourly();
    const { organisationId } = place;
    const all = `organisation_id = '${organisationId}'`;
    await tamper(`update activity set entity_name = 'Another' where entity_name = 'two' and ${all};
      delete from activity_seal where ${all};
      insert into activity_unsealed (organisation_id, activity_id) select organisation_id, id from activity where ${all}`);
    await sealLog(test.database, organisationId);
    expect(await verifyLog(test.database, organisationId, [])).toMatchObject({ rows: 3, mismatch: undefined });
    expect(await mismatchOf(place)).toMatch(/^the log up to row 3 .* is not the one whose head was kept at /);
  });

  it('does not call a log intact whose heads are gone, nor an organisation that is', async () => {
    const place = await sealed('one');
    expect(await mismatchOf(place)).toMatch(/^no head of it is kept here/);
    const stranger = randomUUID();
    const gone = { organisationId: stranger, position: 2, sha256: '0'.repeat(64), sealedAt: new Date().toISOString() };
    const logs = await verifyLogs(test.database, new Map([[stranger, [gone]]]), undefined);
    expect(logs.find(({ name }) => name === stranger)?.mismatch).toMatch(/^rows 1 to 2 were cut off/);
  });
});

describe('the heads', () => {
  it('leave once each, also by mail, and are read again from what the mail says', async () => {
    const place = await sealed('one');
    const mails: MailMessage[] = [];
    await runHourly(mails);
    await runHourly(mails);
    const { organisationId } = place;
    const about = mails.filter(({ text }) => text.includes(organisationId));
    expect(about).toHaveLength(1);
    const kept = readFileSync(`${folder}/${organisationId}.jsonl`, 'utf8');
    expect(about[0]?.text).toContain(kept.trim());
    expect(JSON.parse(kept)).toEqual({
      organisationId,
      position: 1,
      sha256: expect.stringMatching(/^[\da-f]{64}$/),
      sealedAt: expect.any(String),
    });
  });

  it('are not added to those of a log that was cut, which is reported every hour', async () => {
    const place = await sealed('one', 'two');
    await runHourly();
    const { organisationId } = place;
    await tamper(`delete from activity_seal where organisation_id = '${organisationId}'`);
    messages.length = 0;
    await runHourly();
    await runHourly();
    const report = { message: 'the activity log does not match the head that was kept', organisationId };
    expect(messages.filter((message) => message.organisationId === organisationId)).toEqual([report, report]);
    expect(readFileSync(`${folder}/${organisationId}.jsonl`, 'utf8').trim().split('\n')).toHaveLength(1);
  });
});
