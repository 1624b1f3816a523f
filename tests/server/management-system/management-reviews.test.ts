import { and, eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { membershipPermission } from '#server/database/schema/index.ts';
import { adoptStandard, send } from '#tests/contract/adopted-standard.ts';
import { actOnReview, plannedAudit, plannedReview } from '#tests/contract/management-system-fixtures.ts';
import { create } from '#tests/contract/samples.ts';
import { useLawPlaces } from '#tests/laws/places.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { asOwner } from '#tests/server/support/owner.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';

const places = useLawPlaces();

const factsFor = async (person: Person, id: string) => {
  const { body } = await send(places().harbour, person, { path: `management-review/${id}/facts`, method: 'GET' });
  return at(body, 'data');
};

test('a review is filled from the registers, and keeps what it was held with', async () => {
  const { harbour } = places();
  const { owner } = harbour;
  const { id: adoptedStandardId } = await adoptStandard(harbour);
  const { id: objectiveId } = await create(harbour, 'Objectives', { title: harbour.marker, target: 1 });
  await send(harbour, owner, {
    path: `objective/${objectiveId}/readings`,
    body: { title: 'Measured', takenOn: '2026-10-01', value: 1 },
  });
  await plannedAudit(harbour, owner, { adoptedStandardId, plannedTo: '2026-10-31' });
  const earlier = await plannedReview(harbour, owner, { heldOn: '2026-05-04' });
  const task = await send(harbour, owner, { path: `records/${earlier.id}/tasks`, body: { title: 'Hire an auditor' } });
  const review = await plannedReview(harbour, owner, { heldOn: null });

  const before = await factsFor(owner, review.id);
  expect(before).toMatchObject({
    isFrozen: false,
    previousActions: [{ id: textAt(task.body, 'data.id'), review: { id: earlier.id }, isDone: false }],
    objectives: expect.arrayContaining([expect.objectContaining({ id: objectiveId, state: 'MET', latestValue: 1 })]),
  });

  const day = textAt(before, 'day');
  const { body } = await send(harbour, owner, {
    path: `management-review/${review.id}`,
    method: 'PATCH',
    body: { version: review.version, heldOn: day },
  });
  const held = await actOnReview(harbour, owner, { id: textAt(body, 'data.id'), version: 2 }, { action: 'HOLD' });
  await send(harbour, owner, {
    path: `objective/${objectiveId}/readings`,
    body: { title: 'Measured again', takenOn: day, value: 0 },
  });
  expect(await factsFor(owner, review.id)).toMatchObject({
    isFrozen: true,
    objectives: expect.arrayContaining([expect.objectContaining({ id: objectiveId, state: 'MET', latestValue: 1 })]),
  });

  await actOnReview(harbour, owner, held, { action: 'REOPEN', reason: 'A figure is missing' });
  expect(await factsFor(owner, review.id)).toMatchObject({
    isFrozen: false,
    objectives: expect.arrayContaining([expect.objectContaining({ id: objectiveId, state: 'NOT_MET' })]),
  });
});

test('tells of objectives that were achieved or dropped in the year before, and of those that were active on its day', async () => {
  const { harbour } = places();
  const { owner } = harbour;
  const objective = async (title: string) => {
    const { id, version } = await create(harbour, 'Objectives', { title, target: 1 });
    return { id, version };
  };
  const move = ({ id, version }: { readonly id: string; readonly version: number }, stage: string) =>
    send(harbour, owner, { path: `objective/${id}`, method: 'PATCH', body: { version, stage } });
  const [achieved, dropped, later] = [
    await objective('Achieved'),
    await objective('Dropped'),
    await objective('Later'),
  ];
  await move(achieved, 'ACHIEVED');
  await move(dropped, 'DROPPED');
  await move(later, 'ACHIEVED');
  const ids = [achieved.id, dropped.id, later.id];
  // They have been there for long; the first was achieved 20 days ago, the second dropped more than a year ago.
  await asOwner(harbour.server, `update record set created_at = now() - interval '900 days' where id = any($1)`, [ids]);
  await asOwner(
    harbour.server,
    `update activity set at = at - interval '900 days' where entity_id = any($1) and action = 'CREATE'`,
    [ids],
  );
  const happened = (id: string, days: number) =>
    asOwner(
      harbour.server,
      `update activity set at = at - make_interval(days => $2) where entity_id = $1 and action = 'UPDATE'`,
      [id, days],
    );
  await happened(achieved.id, 20);
  await happened(dropped.id, 400);
  const day = new Date(Date.now() - 10 * 86_400_000).toISOString().slice(0, 10);
  const { id } = await plannedReview(harbour, owner, { heldOn: day });
  const facts = at(await factsFor(owner, id), 'objectives');
  const told = (Array.isArray(facts) ? facts : []).filter((one: unknown) => ids.includes(textAt(one, 'id')));
  expect(told).toMatchObject([
    { id: later.id, stage: 'ACTIVE' },
    { id: achieved.id, stage: 'ACHIEVED' },
  ]);
});

test('everyone who may read a review sees its figures', async () => {
  const { harbour } = places();
  const { server, organisation, owner } = harbour;
  const { id } = await plannedReview(harbour, owner);
  const auditor = await addPerson(server, { in: [{ organisation, role: 'ORG_AUDITOR', level: 'VIEW' }] });
  expect(await factsFor(auditor, id)).toMatchObject({ isFrozen: false });
});

test('a person sees no figures of registers that they may not view', async () => {
  const { harbour } = places();
  const { server, organisation, owner } = harbour;
  await create(harbour, 'Risks', { title: harbour.marker });
  const { id } = await plannedReview(harbour, owner);
  const manager = await addPerson(server, { in: [{ organisation, role: 'ORG_MANAGER', level: 'VIEW' }] });
  await server.database.platform
    .delete(membershipPermission)
    .where(
      and(
        eq(membershipPermission.userId, manager.id),
        inArray(membershipPermission.feature, ['RISK', 'INCIDENT_REGISTER', 'PROJECT']),
      ),
    );
  expect(await factsFor(owner, id)).toMatchObject({
    overdueTreatments: expect.any(Number),
    incidents: expect.any(Number),
  });
  expect(await factsFor(manager, id)).toMatchObject({
    risks: null,
    overdueTreatments: null,
    incidents: null,
    previousActions: [],
  });
});

test('a review whose day is to come cannot have been held', async () => {
  const { harbour } = places();
  const { id, version } = await plannedReview(harbour, harbour.owner, { heldOn: '2999-01-01' });
  const path = `management-review/${id}/status`;
  expect(await send(harbour, harbour.owner, { path, body: { version, action: 'HOLD' } })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'heldOn' }] },
  });
});
