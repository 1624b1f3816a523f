import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';

import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';

import type { JobConnection } from '#server/database/job-connection.ts';
import { organisation } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { handleOrganisationJob, PermanentFailure } from '#server/jobs/handler.ts';
import { organisationJob } from '#server/jobs/job.ts';
import { urlOf } from '#tests/server/support/database.ts';
import { shared } from '#tests/server/support/shared.ts';

import { retry, review } from './review-job.ts';
import { openJobWorld } from './world.ts';

const world = shared(openJobWorld);
beforeEach(() => world.queue.empty());
afterEach(() => world.rest());

describe('a job that fails', () => {
  test('is retried after a growing delay, then kept with what an administrator may see', async () => {
    const attempts: number[] = [];
    const ids = new Set<string>();
    world.work(
      handleOrganisationJob(review, async (_payload, { attempt, id, inTransaction }) => {
        attempts.push(attempt);
        ids.add(id);
        await inTransaction(() => db.select().from(organisation).where(eq(organisation.id, 'no id, but a secret')));
      }),
    );
    const added = Date.now();
    await world.addReview();
    await expect.poll(() => world.queue.states()).toEqual(['retry']);
    const [due = NaN] = await world.queue.dueTimes();
    // It failed at some time between these two, and waits 1 to 2 s from then.
    expect(due - added).toBeGreaterThanOrEqual(1000);
    expect(due - Date.now()).toBeLessThanOrEqual(2000);
    await world.queue.makeDue();
    await world.addReview();
    await expect.poll(() => world.queue.states()).toEqual(['failed', 'retry']);
    expect(attempts).toEqual([1, 2, 1]);
    expect(ids.size).toBe(2);
    expect((await world.queue.outputs())[0]).toEqual({ message: 'Database error 22P02' });
  });

  test('because its process was killed is retried by another', async () => {
    const script = join(import.meta.dirname, 'stuck-process.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', script, urlOf(world.owner)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await world.addReview();
    expect(String((await once(child.stdout, 'data'))[0])).toBe('started\n');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const attempts: number[] = [];
    const worker = world.work(
      handleOrganisationJob(review, async (_payload, { attempt }) => void attempts.push(attempt)),
    );
    await worker.maintain();
    expect(await world.queue.states()).toEqual(['active']);
    await world.queue.expire();
    await worker.maintain();
    expect(await world.queue.states()).toEqual(['retry']);
    await world.queue.makeDue();
    await worker.maintain();
    await expect.poll(() => world.queue.states()).toEqual(['completed']);
    expect(attempts).toEqual([2]);
  });

  test('because the connection was lost when it had ended is retried, and the worker goes on', async () => {
    const attempts: number[] = [];
    const lost = { completions: 1, claims: 1 };
    const flaky: JobConnection = {
      async executeSql(text, values) {
        const isClaim = text.includes('skip locked');
        if (isClaim && (lost.claims -= 1) >= 0) throw new Error('The connection was lost');
        if (text.includes("state = 'completed'") && (lost.completions -= 1) >= 0) throw new Error('And again');
        return world.database.jobs.executeSql(text, values);
      },
    };
    const worker = world.workWith({
      database: { ...world.database, jobs: flaky },
      handlers: [handleOrganisationJob(review, async (_payload, { attempt }) => void attempts.push(attempt))],
    });
    await expect.poll(() => world.warnings).toHaveLength(1);
    await world.addReview();
    await expect.poll(() => world.errors).toHaveLength(1);
    expect(await world.queue.states()).toEqual(['active']);
    await world.queue.expire();
    await worker.maintain();
    await world.queue.makeDue();
    await worker.maintain();
    await expect.poll(() => world.queue.states()).toEqual(['completed']);
    expect(attempts).toEqual([1, 2]);
  });

  test('for good is not retried', async () => {
    world.work(
      handleOrganisationJob(review, async () => {
        throw new PermanentFailure('The address does not exist');
      }),
    );
    await world.addReview();
    await expect.poll(() => world.queue.states()).toEqual(['failed']);
    expect(await world.queue.outputs()).toEqual([{ message: 'PermanentFailure: The address does not exist' }]);
  });

  test('does not stop the others, nor does one of a payload that it no longer has', async () => {
    const done: string[] = [];
    world.work(handleOrganisationJob(review, async ({ riskId }) => void done.push(riskId)));
    const old = organisationJob({ name: 'review', fields: { assetId: z.uuid() }, retry });
    await world.database.inOrganisation(world.harbour, () => world.jobs.enqueue(old, { assetId: randomUUID() }));
    await world.addReview();
    await expect.poll(() => world.queue.states()).toEqual(['failed', 'completed']);
    expect(done).toEqual([world.harbour.riskId]);
    expect(await world.queue.outputs()).toEqual([{ message: 'The payload is not that of this job' }, null]);
  });
});
