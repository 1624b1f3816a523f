import { afterEach, beforeEach, expect, test } from 'vitest';

import { handleOrganisationJob } from '#server/jobs/handler.ts';
import { organisationJob } from '#server/jobs/job.ts';
import { turnsOf } from '#server/jobs/turns.ts';
import { createOrganisation } from '#tests/server/database/organisations.ts';
import { shared } from '#tests/server/support/shared.ts';

import { fields, retry, type review } from './review-job.ts';
import { openJobWorld } from './world.ts';

const world = shared(openJobWorld);
beforeEach(() => world.queue.empty());
afterEach(() => world.rest());

interface Scope {
  readonly organisationId: string;
  readonly userId: string;
  readonly riskId: string;
}

const addTo = (organisation: Scope, job: typeof review) =>
  world.database.inOrganisation(organisation, () => world.jobs.enqueue(job, { riskId: organisation.riskId }));

/** Jobs that run until they are ended, and the organisations in the order in which theirs started. */
function held(job: typeof review) {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const handler = handleOrganisationJob(job, async (_payload, { organisationId }) => {
    started.push(organisationId);
    await new Promise<void>((resolve) => ends.push(resolve));
  });
  return {
    started,
    handler,
    endFirst: () => ends.shift()?.(),
    endAll: () => {
      for (const end of ends.splice(0)) end();
    },
  };
}

test('an organisation with two hundred jobs waiting does not hold up the one job of another', async () => {
  const single = organisationJob({ name: 'review', fields, retry, concurrency: 1 });
  const ran: string[] = [];
  await world.addMany(200, single);
  await addTo(world.meridian, single);
  world.work(handleOrganisationJob(single, async (_payload, { organisationId }) => void ran.push(organisationId)));
  await expect.poll(() => ran).toContain(world.meridian.organisationId);
  expect(ran.indexOf(world.meridian.organisationId)).toBeLessThanOrEqual(1);
  await expect.poll(() => ran.length).toBe(201);
});

test('an organisation that runs as many as a process has room for leaves room for another that runs none', async () => {
  const pair = organisationJob({ name: 'review', fields, retry, concurrency: 2 });
  const atlas = await createOrganisation(world.database, 'Atlas Freight');
  const { harbour, meridian } = world;
  const { started, handler, endFirst, endAll } = held(pair);
  world.work(handler);
  await world.addMany(5, pair);
  await expect.poll(() => started).toHaveLength(2);
  await addTo(meridian, pair);
  await expect.poll(() => started).toHaveLength(3);
  await addTo(meridian, pair);
  await addTo(atlas, pair);
  // Both of Harbour's end, one after the other: those who run none are next.
  endFirst();
  await expect.poll(() => started).toHaveLength(4);
  endFirst();
  await expect.poll(() => started).toHaveLength(5);
  expect(
    started.map((id) => [harbour, meridian, atlas].findIndex(({ organisationId }) => organisationId === id)),
  ).toEqual([0, 0, 1, 2, 0]);
  endAll();
});

test('the longest ago of the remembered turns are forgotten', () => {
  const turns = turnsOf(2);
  for (const organisationId of ['harbour', 'meridian', 'harbour', 'atlas']) turns.note(organisationId);
  expect(turns.numbers()).toEqual({ harbour: 1, atlas: 2 });
});
