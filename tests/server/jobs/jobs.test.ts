import { randomUUID } from 'node:crypto';
import { once } from 'node:events';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';

import { record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { handleOrganisationJob, handlePlatformJob } from '#server/jobs/handler.ts';
import { organisationJob, platformJob, scheduledJob } from '#server/jobs/job.ts';
import { shared } from '#tests/server/support/shared.ts';

import { fields, retry, review } from './review-job.ts';
import { openJobWorld } from './world.ts';

const world = shared(openJobWorld);
beforeEach(() => world.queue.empty());
afterEach(() => world.rest());

describe('a job of an organisation', () => {
  test('runs once the transaction that added it has committed, and reads its organisation only', async () => {
    const titles: string[] = [];
    world.work(
      handleOrganisationJob(review, async ({ riskId }, { organisationId, userId, inTransaction }) => {
        expect({ riskId, organisationId, userId }).toEqual({
          riskId: world.meridian.riskId,
          organisationId: world.harbour.organisationId,
          userId: world.harbour.userId,
        });
        const rows = await inTransaction(() => db.select({ title: record.title }).from(record));
        titles.push(...rows.map(({ title }) => title));
      }),
    );
    await world.database.inOrganisation(world.harbour, async () => {
      await world.jobs.enqueue(review, { riskId: world.meridian.riskId });
      expect(await world.queue.states()).toEqual([]);
    });
    await expect.poll(() => world.queue.states()).toEqual(['completed']);
    expect(titles).toEqual(['Risk of Harbour Logistics']);
  });

  test('is not added if the transaction rolls back', async () => {
    const outcome = world.database.inOrganisation(world.harbour, async () => {
      await world.jobs.enqueue(review, { riskId: world.harbour.riskId });
      throw new Error('changed my mind');
    });
    await expect(outcome).rejects.toThrow('changed my mind');
    expect(await world.queue.states()).toEqual([]);
  });

  test('cannot be added outside a transaction, nor for another organisation', async () => {
    await expect(world.jobs.enqueue(review, { riskId: world.harbour.riskId })).rejects.toThrow('outside a transaction');
    const forged = world.database.inOrganisation(world.harbour, () =>
      db.execute(`insert into pgboss.job (name, data) values ('attest',
        '{"job": "review", "organisationId": "${world.meridian.organisationId}"}')`),
    );
    await expect(forged).rejects.toMatchObject({
      cause: expect.objectContaining({ message: 'new row violates row-level security policy for table "job"' }),
    });
  });

  test('is visible to other organisations not at all, and to its own by its id only', async () => {
    await world.addReview();
    const ids = () => db.execute('select id from pgboss.job').then(({ rowCount }) => rowCount);
    expect(await world.database.inOrganisation(world.harbour, ids)).toBe(1);
    expect(await world.database.inOrganisation(world.meridian, ids)).toBe(0);
    const payloads = world.database.inOrganisation(world.harbour, () => db.execute('select data from pgboss.job'));
    await expect(payloads).rejects.toMatchObject({ cause: expect.objectContaining({ code: '42501' }) });
  });

  test('with the key of another is that job', async () => {
    const keyed = organisationJob({ name: 'review', fields, retry, keyOf: ({ riskId }) => riskId });
    await world.addReview({ riskId: world.harbour.riskId }, keyed);
    await world.addReview({ riskId: world.harbour.riskId }, keyed);
    await world.database.inOrganisation(world.meridian, () =>
      world.jobs.enqueue(keyed, { riskId: world.harbour.riskId }),
    );
    await world.addReview({ riskId: world.meridian.riskId }, keyed);
    expect(await world.queue.states()).toEqual(['created', 'created', 'created']);
  });
});

/** A job that waits until the test ends it. */
function gated(job: typeof review) {
  const started: string[] = [];
  const gates = new Map<string, () => void>();
  const handler = handleOrganisationJob(job, async ({ riskId }) => {
    started.push(riskId);
    await new Promise<void>((resolve) => gates.set(riskId, resolve));
  });
  return { started, handler, end: (riskId: string) => gates.get(riskId)?.() };
}

describe('jobs beside each other', () => {
  test('one of an organisation at a time, without holding up the next organisation', async () => {
    const single = organisationJob({ name: 'export', fields, retry, oneAtATime: 'organisation' });
    const { started, handler, end } = gated(single);
    const second = randomUUID();
    await world.addReview({ riskId: world.harbour.riskId }, single);
    await world.addReview({ riskId: second }, single);
    await world.database.inOrganisation(world.meridian, () =>
      world.jobs.enqueue(single, { riskId: world.meridian.riskId }),
    );
    world.work(handler);
    world.work(handler);
    await expect.poll(() => started.toSorted()).toEqual([world.harbour.riskId, world.meridian.riskId].toSorted());
    expect(await world.queue.states()).toEqual(['active', 'created', 'active']);
    end(world.harbour.riskId);
    await expect.poll(() => started).toContain(second);
    end(second);
    end(world.meridian.riskId);
    await expect.poll(() => world.queue.states()).toEqual(['completed', 'completed', 'completed']);
  });

  test('no more of one name than a process has room for', async () => {
    const narrow = organisationJob({ name: 'import', fields, retry, concurrency: 1 });
    const { started, handler, end } = gated(narrow);
    const other: string[] = [];
    const second = randomUUID();
    world.work(
      handler,
      handleOrganisationJob(review, async ({ riskId }) => void other.push(riskId)),
    );
    await world.addReview({ riskId: world.harbour.riskId }, narrow);
    await world.addReview({ riskId: second }, narrow);
    await world.addReview();
    await expect.poll(() => world.queue.states()).toEqual(['active', 'created', 'completed']);
    expect(started).toEqual([world.harbour.riskId]);
    end(world.harbour.riskId);
    await expect.poll(() => started).toEqual([world.harbour.riskId, second]);
    end(second);
  });

  test('closing takes no more jobs and waits for those that run', async () => {
    // One at a time, so that a claim under way when the worker closes finds no room for the second.
    const narrow = organisationJob({ name: 'import', fields, retry, concurrency: 1 });
    const { started, handler, end } = gated(narrow);
    const worker = world.work(handler);
    await world.addReview({ riskId: world.harbour.riskId }, narrow);
    await expect.poll(() => started).toEqual([world.harbour.riskId]);
    let closed = false;
    const closing = worker.close().then(() => {
      closed = true;
    });
    await world.addReview({ riskId: randomUUID() }, narrow);
    expect(closed).toBe(false);
    end(world.harbour.riskId);
    await closing;
    expect(await world.queue.states()).toEqual(['completed', 'created']);
  });
});

test('closing aborts a job that takes too long', async () => {
  let aborted = false;
  const handler = handleOrganisationJob(review, async (_payload, { signal }) => {
    await once(signal, 'abort');
    aborted = true;
  });
  const worker = world.workWith({ handlers: [handler], grace: 1 });
  await world.addReview();
  await expect.poll(() => world.queue.states()).toEqual(['active']);
  await worker.close();
  await expect.poll(() => aborted).toBe(true);
});

describe('a scheduled job', () => {
  const tidy = scheduledJob({ name: 'tidy', retry, every: 'hour' });

  test('runs once a period, however many processes there are', async () => {
    let runs = 0;
    const handler = handlePlatformJob(tidy, async () => void (runs += 1));
    const started = [world.work(handler), world.work(handler)];
    await Promise.all(started.map((worker) => worker.maintain()));
    await expect.poll(() => world.queue.states()).toEqual(['completed']);
    expect(runs).toBe(1);
  });
});

test('a payload has the fields of its job only, and none of free text', async () => {
  // @ts-expect-error -- a code or a token would be free text
  const leak = platformJob({ name: 'leak', fields: { code: z.string() }, retry });
  expect(leak.name).toBe('leak');
  await expect(world.addReview({ riskId: 'a secret' })).rejects.toThrow('Invalid UUID');
  const more = { riskId: world.harbour.riskId, code: '123456' };
  await expect(world.addReview(more)).rejects.toThrow('Unrecognized key');
  expect(await world.queue.states()).toEqual([]);
});
