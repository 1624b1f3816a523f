import { beforeAll, expect, test } from 'vitest';

import type { Schemas } from '#server/contract/types.ts';
import { acknowledgedPolicy, approvedPolicy, askedPolicy, writtenPolicy } from '#tests/contract/policy-fixtures.ts';
import { create, type Body } from '#tests/contract/samples.ts';
import { addOutsider } from '#tests/laws/outsider.ts';
import { callsOf, useLawPlaces } from '#tests/laws/places.ts';
import { at, numberAt } from '#tests/server/identity/support.ts';
import { asOwner } from '#tests/server/support/owner.ts';
import type { Person } from '#tests/server/support/people.ts';

import { acknowledgementsOf } from './acknowledgements.ts';

const places = useLawPlaces();
const { ask, change } = acknowledgementsOf(places);
let owner: Person;
beforeAll(() => {
  ({ owner } = places().harbour);
});

/** The server checks its answers against the contract. */
const isStatistics = (value: unknown): value is Schemas['PolicyStatistics'] => at(value, 'byStatus') !== undefined;

async function statistics(person = owner): Promise<Schemas['PolicyStatistics']> {
  const { body } = await person.call('/api/policy-statistics');
  const found = at(body, 'data');
  if (!isStatistics(found)) throw new Error(`No statistics in ${JSON.stringify(body)}`);
  return found;
}

const add = (body: Body) => create(places().harbour, 'Policies', { title: 'A policy', ...body });

/** So many days from today, in UTC. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function remove(id: string): Promise<void> {
  const { read, remove: removeWith } = callsOf('Policies', places().harbour);
  await removeWith(id, numberAt(await read(id), 'version'));
}

const sum = (weeks: Schemas['PolicyStatistics']['weeks'], key: 'requested' | 'acknowledged') =>
  weeks.reduce((total, week) => total + week[key], 0);

test('policies are counted by status, category and owner, and those due for review are listed', async () => {
  const { harbour, meridian } = places();
  const category = await create(harbour, 'PolicyCategories', { name: 'Berth access' });
  const late = await add({ title: 'Late', categoryId: category.id, ownerId: owner.id, nextReviewOn: dayIn(-3) });
  const soon = await add({ title: 'Soon', categoryId: category.id, nextReviewOn: dayIn(30) });
  await add({ nextReviewOn: dayIn(31) });
  await add({ nextReviewOn: dayIn(-9), retiredOn: dayIn(-1) });
  const { id: approved } = await approvedPolicy(harbour);
  const removed = await add({ categoryId: category.id, nextReviewOn: dayIn(-3) });
  await remove(removed.id);

  const found = await statistics();
  expect(found.count).toBe(5);
  expect(found.byStatus.map(({ status, count }) => [status, count])).toEqual([
    ['DRAFT', 4],
    ['REVIEW', 0],
    ['APPROVED', 1],
    ['REJECTED', 0],
    ['EXPIRED', 0],
  ]);
  expect(found.byCategory.map(({ category: of, count }) => [of?.name, count])).toEqual([
    [undefined, 3],
    ['Berth access', 2],
  ]);
  expect(found.byOwner.map(({ owner: of, count }) => [of?.id, count])).toEqual([
    [undefined, 4],
    [owner.id, 1],
  ]);
  expect(found.reviews).toMatchObject({ overdue: 1, dueSoon: 1 });
  expect(found.reviews.next.map(({ policy, day, owner: of }) => [policy.id, policy.title, day, of?.id])).toEqual([
    [late.id, 'Late', dayIn(-3), owner.id],
    [soon.id, 'Soon', dayIn(30), undefined],
  ]);

  expect(await statistics(meridian.owner)).toMatchObject({
    count: 0,
    byCategory: [],
    byOwner: [],
    reviews: { overdue: 0, dueSoon: 0, next: [] },
  });
  await remove(approved);
});

test('requests for versions in force are counted by policy and person, and all by week', async () => {
  const { harbour, meridian, server } = places();
  const email = 'slow@example.org';
  const answered = await acknowledgedPolicy(harbour);
  await ask(answered.id, { recipients: [{ name: '', email }] });
  const open = await askedPolicy(harbour, email);
  const expired = await askedPolicy(harbour, 'late@example.org');
  await asOwner(
    server,
    `update acknowledgement_request set expires_at = now() - interval '1 hour', requested_at = now() - interval '7 days'
      where id = $1`,
    [expired.requestId],
  );
  const revoked = await askedPolicy(harbour, 'gone@example.org');
  await change(revoked.requestId, { version: revoked.version, action: 'REVOKE' });
  const removed = await acknowledgedPolicy(harbour);
  await remove(removed.id);
  await writtenPolicy(harbour);

  const found = await statistics();
  expect(found.acknowledgement).toEqual({ requested: 4, acknowledged: 1, overdue: 1 });
  const shares = found.byPolicy.map(({ policy, requested, acknowledged }) => [policy.id, requested, acknowledged]);
  expect(shares.slice(0, 2)).toEqual(
    expect.arrayContaining([
      [open.id, 1, 0],
      [expired.id, 1, 0],
    ]),
  );
  expect(shares.slice(2)).toEqual([[answered.id, 2, 1]]);
  expect(found.byPerson).toEqual([
    { recipient: { name: harbour.marker, email }, open: 2 },
    { recipient: { name: harbour.marker, email: 'late@example.org' }, open: 1 },
  ]);
  expect(found.weeks).toHaveLength(12);
  expect(found.weeks.every(({ week }) => new Date(week).getUTCDay() === 1)).toBe(true);
  expect(found.weeks.slice(-2)).toMatchObject([
    { requested: 1, acknowledged: 0 },
    { requested: 3, acknowledged: 1 },
  ]);

  const other = await statistics(meridian.owner);
  expect(other).toMatchObject({ acknowledgement: { requested: 0, acknowledged: 0, overdue: 0 }, byPolicy: [] });
  expect([other.byPerson, sum(other.weeks, 'requested'), sum(other.weeks, 'acknowledged')]).toEqual([[], 0, 0]);
});

test('the numbers name policies and people, and are for those only who may view policies', async () => {
  const outsider = await addOutsider(places().harbour, 'Policies');
  expect((await outsider.call('/api/policy-statistics')).status).toBe(403);
});
