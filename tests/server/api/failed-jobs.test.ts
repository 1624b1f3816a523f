import { expect, test } from 'vitest';
import { z } from 'zod';

import { handleOrganisationJob, PermanentFailure } from '#server/jobs/handler.ts';
import { organisationJob } from '#server/jobs/job.ts';
import { openJobs } from '#server/jobs/jobs.ts';
import { startWorker } from '#server/jobs/worker.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { openQueue } from '#tests/server/jobs/queue.ts';
import { addOrganisation, addPerson } from '#tests/server/support/people.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';
import { quiet } from '#tests/server/support/test-postgres.ts';

const server = shared(startTestServer);
const queue = shared(() => openQueue(server.owner));

const report = organisationJob({
  name: 'report',
  fields: { riskId: z.uuid() },
  retry: { limit: 3, delaySeconds: 1 },
});
const riskId = '0b8ff1b0-3d2c-4f0e-9a51-3a3f5b1c7d11';

test('a failed job is listed without what it was about, retried once, and then gone from the list', async () => {
  const { database } = server;
  const jobs = openJobs(database.jobs);
  const organisation = await addOrganisation(server);
  const admin = await addPerson(server, { platform: { role: 'SUPER_ADMIN', level: 'DELETE' } });
  let isDown = true;
  const handler = handleOrganisationJob(report, async () => {
    if (isDown) throw new PermanentFailure('The printer is on fire');
  });
  const worker = startWorker({ database, jobs, log: quiet, handlers: [handler] });
  try {
    await database.inOrganisation({ organisationId: organisation.id, userId: '' }, () =>
      jobs.enqueue(report, { riskId }),
    );
    await expect.poll(() => queue.states()).toEqual(['failed']);
    const { body, text } = await admin.call('/api/admin/failed-job');
    expect(at(body, 'data.data')).toEqual([
      {
        id: expect.any(String),
        name: 'report',
        organisation: { id: organisation.id, name: organisation.name },
        attempts: 1,
        error: 'PermanentFailure: The printer is on fire',
        addedAt: expect.any(String),
        failedAt: expect.any(String),
      },
    ]);
    expect(text).not.toContain(riskId);
    isDown = false;
    const retry = () => admin.call(`/api/admin/failed-job/${textAt(body, 'data.data.0.id')}/retry`, { method: 'POST' });
    expect((await retry()).status).toBe(200);
    await worker.maintain();
    await expect.poll(() => queue.states()).toEqual(['completed']);
    expect((await retry()).status).toBe(404);
    expect(at((await admin.call('/api/admin/failed-job')).body, 'data.data')).toEqual([]);
    const log = await admin.call('/api/admin/activities');
    expect(log.text).toContain('"entityName":"report"');
  } finally {
    await worker.close();
  }
});
