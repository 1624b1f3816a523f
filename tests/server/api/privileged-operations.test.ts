import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { platformOwner } from '#domain/catalogue/version-lifecycle.ts';
import {
  catalogueModule,
  maturityModel,
  platformMembership,
  standard,
  standardVersion,
  userAccount,
} from '#server/database/schema/index.ts';
import { openJobs } from '#server/jobs/jobs.ts';
import { startWorker, type Worker } from '#server/jobs/worker.ts';
import { privilegedJobs, seedsOf } from '#server/modules/privileged-operation/index.ts';
import { runPrivilegedJob } from '#server/modules/privileged-operation/job.ts';
import { at } from '#tests/server/identity/support.ts';
import { statusesOf } from '#tests/server/support/http.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';
import { quiet } from '#tests/server/support/test-postgres.ts';

import {
  addAdmin,
  operationIn,
  prepare,
  prepared,
  read,
  step,
  type Prepared,
  type Status,
} from './privileged-calls.ts';

const named = ['appointed@example.com', 'nobody@example.com'];
const server = shared(() => startTestServer({ environ: { PLATFORM_ADMIN_EMAILS: named.join(',') } }));

/** Makes the catalogue as it is before anything was seeded. */
async function emptyCatalogue() {
  const { platform } = server.database;
  await platform.delete(catalogueModule);
  await platform.delete(standardVersion).where(eq(standardVersion.status, 'DRAFT'));
  await platform.delete(standard).where(eq(standard.ownerId, platformOwner));
  await platform.delete(maturityModel).where(eq(maturityModel.status, 'DRAFT'));
}

let worker: Worker;
beforeEach(async () => {
  await emptyCatalogue();
  const { database } = server;
  const jobs = openJobs(database.jobs);
  const handlers = privilegedJobs({ platform: database.platform, jobs, seeds: seedsOf(named) });
  worker = startWorker({ database, jobs, log: quiet, handlers });
});
afterEach(() => worker.close());

const ended = async (person: Person, operation: Prepared, status: Status) => {
  await expect.poll(() => read(person, operation), { timeout: 20_000 }).toMatchObject({ status });
};

describe('an operation that only adds', () => {
  test('is prepared without a change, run as its dry run says, and logged', async () => {
    const person = await addAdmin(server, 'ADMIN');
    const operation = await prepared(person, 'MATURITY');
    expect(await read(person, operation)).toMatchObject({
      status: 'PREPARED',
      needsSecond: false,
      plan: [{ effect: 'ADDS', subject: 'How far a practice is done' }],
    });
    const models = () => person.call('/api/admin/maturity-model');
    expect((await models()).text).not.toContain('How far a practice is done');
    expect((await step(person, operation, 'RUN')).status).toBe(200);
    await ended(person, operation, 'DONE');
    expect(await read(person, operation)).toMatchObject({
      done: 1,
      log: [
        { text: expect.stringMatching(/^Prepared, by /) },
        { text: expect.stringMatching(/^Taken on, by /) },
        { text: 'Adds: How far a practice is done' },
        { text: 'Done' },
      ],
    });
    expect((await models()).text).toContain('How far a practice is done');
    const log = await person.call('/api/admin/activities?search=practice&perPage=50');
    expect(log.text).toContain('"entityType":"maturityModel"');
    const again = await prepare(person, 'MATURITY');
    expect([again.status, at(again.body, 'errors.0.field')]).toEqual([409, 'kind']);
  });

  test('does not run on another hash, another name, or once the dry run would say something else', async () => {
    const person = await addAdmin(server, 'ADMIN');
    const operation = await prepared(person, 'MATURITY');
    expect((await step(person, operation, 'RUN', { hash: 'c'.repeat(64) })).status).toBe(409);
    const mistyped = await step(person, operation, 'RUN', { name: 'Seed maturity' });
    expect([mistyped.status, at(mistyped.body, 'errors.0.field')]).toEqual([400, 'name']);
    await server.database.platform
      .insert(maturityModel)
      .values({ ownerId: platformOwner, title: 'How far a practice is done' });
    const changed = await step(person, operation, 'RUN');
    expect([changed.status, at(changed.body, 'errors.0.field')]).toEqual([409, 'hash']);
    expect(await read(person, operation)).toMatchObject({ status: 'PREPARED', done: 0 });
  });

  test('is run once by two who take it on at the same time', async () => {
    const person = await addAdmin(server, 'ADMIN');
    const operation = await prepared(person, 'MATURITY');
    const answers = await Promise.all([step(person, operation, 'RUN'), step(person, operation, 'RUN')]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    await ended(person, operation, 'DONE');
    const stored = await server.database.platform.$count(maturityModel, eq(maturityModel.status, 'DRAFT'));
    expect(stored).toBe(1);
  });
});

test('an operation whose dry run no longer holds when its job begins fails, and changes nothing', async () => {
  const person = await addAdmin(server, 'ADMIN');
  const operation = await operationIn(server, 'RUNNING', { preparer: person });
  await server.jobs.send(runPrivilegedJob, { operationId: operation.id });
  await ended(person, operation, 'FAILED');
  expect(await read(person, operation)).toMatchObject({
    done: 0,
    log: [{ text: 'Failed: the platform has changed since the dry run. Nothing was changed' }],
  });
  expect(await server.database.platform.$count(maturityModel, eq(maturityModel.status, 'DRAFT'))).toBe(0);
});

test('standards are seeded as drafts, belong to a module after another has confirmed it, and are updated', async () => {
  const [first, second] = [await addAdmin(server, 'SUPER_ADMIN'), await addAdmin(server, 'SUPER_ADMIN')];
  const { platform } = server.database;
  const seeded = await prepared(first, 'STANDARD');
  await step(first, seeded, 'RUN');
  await ended(first, seeded, 'DONE');
  const [version] = await platform.select().from(standardVersion).where(eq(standardVersion.ownerId, platformOwner));
  expect(version).toMatchObject({ status: 'DRAFT', sourceSha256: expect.stringMatching(/^[0-9a-f]{64}$/) });

  expect((await prepare(first, 'UPDATE_STANDARD')).status).toBe(409);
  await platform.update(standardVersion).set({ number: '4.0' });
  const newer = await prepared(first, 'UPDATE_STANDARD');
  await step(first, newer, 'RUN');
  await ended(first, newer, 'DONE');
  const numbers = await platform.select({ number: standardVersion.number }).from(standardVersion);
  expect(numbers.map(({ number }) => number)).toEqual(expect.arrayContaining(['4.0', version?.number]));

  await platform
    .insert(catalogueModule)
    .values({ ownerId: platformOwner, name: 'Essentials', description: 'Ours', isForAll: true });
  const modules = await prepared(first, 'MODULE');
  expect(await read(first, modules)).toMatchObject({
    needsSecond: true,
    plan: [
      { effect: 'CHANGES', subject: 'Essentials' },
      { effect: 'ADDS', subject: 'Advanced assurance' },
    ],
  });
  expect((await step(first, modules, 'RUN')).status).toBe(403);
  expect((await step(first, modules, 'ASK_SECOND')).status).toBe(200);
  const asked = { ...modules, version: 2 };
  expect((await step(first, asked, 'CONFIRM')).status).toBe(403);
  expect((await step(await addAdmin(server, 'ADMIN'), asked, 'CONFIRM')).status).toBe(403);
  expect((await step(second, asked, 'CONFIRM')).status).toBe(200);
  await ended(first, modules, 'DONE');
  expect(await read(first, modules)).toMatchObject({ confirmedBy: { id: second.id }, done: 2 });
  const essentials = await first.call('/api/admin/module');
  expect(essentials.text).toContain('"description":"Ours"');
  expect(essentials.text).toContain('NIST');
});

test('the people named by the settings are appointed, once another Super Admin has confirmed it', async () => {
  const [first, second] = [await addAdmin(server, 'SUPER_ADMIN'), await addAdmin(server, 'SUPER_ADMIN')];
  const { id } = await addPerson(server);
  await server.database.platform.update(userAccount).set({ email: named[0] }).where(eq(userAccount.id, id));
  const operation = await prepared(first, 'ADMIN');
  expect(await read(first, operation)).toMatchObject({
    needsSecond: true,
    plan: [
      { effect: 'ADDS', subject: named[0] },
      { effect: 'SKIPS', subject: named[1] },
    ],
  });
  await step(first, operation, 'ASK_SECOND');
  expect((await step(second, { ...operation, version: 2 }, 'CONFIRM')).status).toBe(200);
  await ended(first, operation, 'DONE');
  const [role] = await server.database.platform
    .select()
    .from(platformMembership)
    .where(eq(platformMembership.userId, id));
  expect(role?.role).toBe('ADMIN');
  expect((await prepare(first, 'ADMIN')).status).toBe(409);
});
