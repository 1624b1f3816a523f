import { beforeAll, expect, test } from 'vitest';

import { riskAcceptance } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { endOutdatedAcceptances } from '#server/modules/risk/index.ts';
import { anotherMember, assessedRisk, submitAcceptance } from '#tests/contract/risk-acceptance-fixtures.ts';
import { create, createPlain, type Body } from '#tests/contract/samples.ts';
import { rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { activityOf } from '#tests/server/api/place.ts';
import { at, numberAt } from '#tests/server/identity/support.ts';
import { addEmptyRecords } from '#tests/server/support/empty-records.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';

const places = useLawPlaces();
let owner: Person;
let approver: Person;
beforeAll(async () => {
  ({ owner } = places().harbour);
  approver = await anotherMember(places().harbour);
});

const submit = (riskId: string, body: Body, person = owner) =>
  person.call(`/api/risk/${riskId}/acceptances`, { method: 'POST', body });
const request = (approverId: string): Body => ({
  approverId,
  expiresOn: '2099-12-31',
  justification: 'No patch exists',
});
const decide = (id: string, body: Body, person = approver) =>
  person.call(`/api/risk-acceptance/${id}/status`, { method: 'POST', body });
const acceptancesOf = async (riskId: string) => rowsOf(await owner.call(`/api/risk/${riskId}/acceptances`));
const noticesOf = async (person: Person) => {
  const rows = rowsOf(await person.call('/api/notifications?perPage=50'));
  return rows.map((row) => `${String(at(row, 'title'))}: ${String(at(row, 'description'))}`);
};

/** An accepted risk. */
/** @param riskId one of its own if none is given */
async function accepted(riskId?: string) {
  const { harbour } = places();
  const acceptance = await submitAcceptance(harbour, owner, approver, riskId);
  expect((await decide(acceptance.id, { version: 1, action: 'ACCEPT' })).status).toBe(200);
  return acceptance;
}

/** Levels of the matrix with these scores, for a residual assessment. */
async function assessment(likelihoodScore: number, impactScore: number) {
  const { harbour } = places();
  const likelihood = await create(harbour, 'RiskLikelihoods', {
    name: `L${likelihoodScore} ${Math.random()}`,
    score: likelihoodScore,
  });
  const impact = await create(harbour, 'RiskImpacts', { name: `I${impactScore} ${Math.random()}`, score: impactScore });
  return { likelihood, residual: { likelihoodId: likelihood.id, impactId: impact.id } };
}

test('an acceptance keeps the residual risk it was submitted with, tells the approver, and is decided by another person', async () => {
  const { harbour } = places();
  const { residual } = await assessment(3, 4);
  const risk = await create(harbour, 'Risks', { title: 'Old firmware', residual });
  const submitted = await submit(risk.id, request(approver.id));
  expect(submitted).toMatchObject({
    status: 201,
    body: { data: { status: 'SUBMITTED', residual: { score: 12, likelihood: { score: 3 }, impact: { score: 4 } } } },
  });
  expect((await noticesOf(approver))[0]).toMatch(
    /^Risk acceptance to decide: .*asks you to accept the residual risk of .*Old firmware/,
  );
  const id = String(at(submitted.body, 'data.id'));
  expect((await decide(id, { version: 1, action: 'ACCEPT' }, owner)).status).toBe(403);
  expect(await submit(risk.id, request(approver.id))).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'id' }] },
  });

  expect((await decide(id, { version: 1, action: 'ACCEPT', reason: 'Replaced in May' })).status).toBe(200);
  expect(await owner.call(`/api/risk/${risk.id}`)).toMatchObject({
    body: { data: { acceptance: { status: 'ACCEPTED', expiresOn: '2099-12-31' } } },
  });
  expect((await noticesOf(owner))[0]).toMatch(
    /^Risk acceptance accepted: .*accepted the residual risk of .*Old firmware/,
  );
  const changes = (await activityOf(harbour, risk.id)).slice(1).map((entry) => entry.changes);
  expect(changes).toEqual([
    [
      { field: 'acceptance', old: null, new: 'Submitted' },
      { field: 'reason', old: null, new: 'No patch exists' },
    ],
    [
      { field: 'acceptance', old: 'Submitted', new: 'Accepted' },
      { field: 'reason', old: null, new: 'Replaced in May' },
    ],
  ]);
});

test('a request names the approver, the day and the assessment that it lacks', async () => {
  const { harbour, meridian } = places();
  const risk = await assessedRisk(harbour);
  const refused = async (body: Body, field: string, riskId = risk.id) =>
    expect(await submit(riskId, body)).toMatchObject({ status: 400, body: { errors: [{ field }] } });
  await refused(request(owner.id), 'approverId');
  await refused(request(meridian.owner.id), 'approverId');
  await refused({ ...request(approver.id), expiresOn: '2020-01-01' }, 'expiresOn');
  await refused({ ...request(approver.id), justification: ' ' }, 'justification');
  await refused(request(approver.id), 'id', (await createPlain(harbour, 'Risks')).id);
  expect((await submit(risk.id, request(approver.id), meridian.owner)).status).toBe(404);
  expect(await acceptancesOf(risk.id)).toEqual([]);
});

test('only the approver and those who lead the organisation decide, and the author withdraws', async () => {
  const { server, harbour } = places();
  const member = (role: 'ORG_VIEWER' | 'ORG_MANAGER', level: 'VIEW' | 'EDIT') =>
    addPerson(server, { in: [{ organisation: harbour.organisation, role, level }] });
  const [executive, bystander, manager] = [
    await member('ORG_VIEWER', 'VIEW'),
    await member('ORG_VIEWER', 'VIEW'),
    await member('ORG_MANAGER', 'VIEW'),
  ];
  const first = await submitAcceptance(harbour, owner, executive);
  expect((await decide(first.id, { version: 1, action: 'REJECT', reason: 'No' }, bystander)).status).toBe(403);
  expect((await decide(first.id, { version: 1, action: 'REJECT', reason: 'No' }, executive)).status).toBe(200);
  const second = await submitAcceptance(harbour, owner, executive);
  expect((await decide(second.id, { version: 1, action: 'ACCEPT' }, manager)).status).toBe(200);
  const third = await submitAcceptance(harbour, owner, executive);
  expect((await decide(third.id, { version: 1, action: 'WITHDRAW' }, executive)).status).toBe(403);
  expect((await decide(third.id, { version: 1, action: 'WITHDRAW' }, owner)).status).toBe(200);
});

test('a residual risk that changed after it was submitted cannot be accepted', async () => {
  const { harbour } = places();
  const acceptance = await submitAcceptance(harbour, owner, approver);
  const { residual } = await assessment(1, 1);
  await owner.call(`/api/risk/${acceptance.riskId}`, { method: 'PATCH', body: { version: 1, residual } });
  expect(await decide(acceptance.id, { version: 1, action: 'ACCEPT' })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'action' }] },
  });
});

test.each([
  ['its description', { description: 'Patients’ records are public' }],
  ['its treatment', { treatment: 'ACCEPT' }],
  ['its residual assessment, with the same score', undefined],
])('a risk is not the one that was submitted after a change of %s', async (_what, given) => {
  const { harbour } = places();
  const { residual } = await assessment(2, 3);
  const risk = await create(harbour, 'Risks', { title: 'Printer', residual });
  const id = String(at((await submit(risk.id, request(approver.id))).body, 'data.id'));
  const changes = given ?? { residual: (await assessment(3, 2)).residual };
  await owner.call(`/api/risk/${risk.id}`, { method: 'PATCH', body: { version: 1, ...changes } });
  expect(await decide(id, { version: 1, action: 'ACCEPT' })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'action', message: expect.stringContaining('have changed since it was submitted') }] },
  });
});

test('an incident that was linked after the request was not read with it', async () => {
  const { harbour } = places();
  const { id, riskId } = await submitAcceptance(harbour, owner, approver);
  await create(harbour, 'Incidents', { title: 'Break-in', riskIds: [riskId] });
  expect((await decide(id, { version: 1, action: 'ACCEPT' })).status).toBe(400);
});

test('who owns a risk, and how far its treatment is, may change before it is accepted', async () => {
  const { harbour } = places();
  const { id, riskId } = await submitAcceptance(harbour, owner, approver);
  const treatmentPlan = { actions: 'Order parts', dueOn: null, progress: 10, status: 'IN_PROGRESS' };
  const body = { version: 1, ownerId: approver.id, treatmentPlan };
  expect((await owner.call(`/api/risk/${riskId}`, { method: 'PATCH', body })).status).toBe(200);
  expect((await decide(id, { version: 1, action: 'ACCEPT' })).status).toBe(200);
});

const endOf = async (riskId: string) => {
  const [newest] = await acceptancesOf(riskId);
  return { status: at(newest, 'status'), because: at(newest, 'endedBecause') };
};
const reopened = (because: string) => ({ status: 'REOPENED', because });

test('it ends once the residual risk rises above it, by an edit or by the matrix, and not when it falls', async () => {
  const { harbour } = places();
  const [low, medium, high] = [await assessment(2, 3), await assessment(4, 4), await assessment(10, 10)];
  const risk = await create(harbour, 'Risks', { title: 'Old firmware', residual: medium.residual });
  const edited = await accepted(risk.id);
  const save = (version: number, { residual }: typeof low) =>
    owner.call(`/api/risk/${edited.riskId}`, { method: 'PATCH', body: { version, residual } });
  expect((await save(1, low)).status).toBe(200);
  expect(await endOf(edited.riskId)).toEqual({ status: 'ACCEPTED', because: null });
  expect((await save(2, high)).status).toBe(200);
  expect(await endOf(edited.riskId)).toEqual(reopened('RESIDUAL_ROSE'));
  expect((await noticesOf(approver))[0]).toMatch(
    /^Risk acceptance reopened: .*residual risk is higher than the one accepted/,
  );

  const { id: riskId } = await create(harbour, 'Risks', { title: 'Follows the matrix', residual: low.residual });
  const id = String(at((await submit(riskId, request(approver.id))).body, 'data.id'));
  await decide(id, { version: 1, action: 'ACCEPT' });
  const level = { version: low.likelihood.version, score: 10 };
  expect((await owner.call(`/api/risk-likelihood/${low.likelihood.id}`, { method: 'PATCH', body: level })).status).toBe(
    200,
  );
  expect(await endOf(riskId)).toEqual(reopened('RESIDUAL_ROSE'));
  expect(numberAt(await owner.call(`/api/risk/${riskId}`), 'body.data.residual.score')).toBe(30);
});

test('it ends once an incident is linked that was not known when it was accepted', async () => {
  const { harbour } = places();
  const { id: riskId } = await assessedRisk(harbour);
  const incident = await create(harbour, 'Incidents', { title: 'Outage', riskIds: [riskId] });
  const known = await submitAcceptance(harbour, owner, approver, riskId);
  await decide(known.id, { version: 1, action: 'ACCEPT' });
  const again = { version: 1, riskIds: [known.riskId], title: 'Outage of the gate' };
  expect((await owner.call(`/api/incident/${incident.id}`, { method: 'PATCH', body: again })).status).toBe(200);
  expect((await endOf(known.riskId)).status).toBe('ACCEPTED');

  await create(harbour, 'Incidents', { title: 'Another outage', riskIds: [known.riskId] });
  expect(await endOf(known.riskId)).toEqual(reopened('INCIDENT'));

  const linked = await accepted();
  const body = { type: 'causes', otherId: linked.riskId };
  expect((await owner.call(`/api/records/${incident.id}/links`, { method: 'POST', body })).status).toBe(201);
  expect(await endOf(linked.riskId)).toEqual(reopened('INCIDENT'));
  const [newest] = (await activityOf(harbour, linked.riskId)).toReversed();
  expect(newest?.changes).toEqual([
    { field: 'acceptance', old: 'Accepted', new: 'Reopened' },
    { field: 'reason', old: null, new: 'An incident has been linked to the risk' },
  ]);
});

test('it ends after its last day, of which the other organisation learns nothing', async () => {
  const { server, harbour, meridian } = places();
  const { riskId } = await accepted();
  const inPlace = (place: typeof harbour, work: () => Promise<unknown>) =>
    server.database.inOrganisation({ organisationId: place.organisation.id, userId: '' }, work);
  await inPlace(meridian, () => endOutdatedAcceptances());
  await inPlace(harbour, async () => {
    await db.update(riskAcceptance).set({ expiresOn: '2026-01-01' });
    await endOutdatedAcceptances();
  });
  expect(await endOf(riskId)).toEqual(reopened('EXPIRED'));
  expect((await meridian.owner.call(`/api/risk/${riskId}/acceptances`)).status).toBe(404);
  const filtered = rowsOf(await owner.call('/api/risk?acceptance=REOPENED&perPage=100'));
  expect(filtered.map((row) => at(row, 'id'))).toContain(riskId);
  expect(filtered.every((row) => at(row, 'acceptance.status') === 'REOPENED')).toBe(true);
});

test('a filtered list counts again what an acceptance changes', async () => {
  const { harbour } = places();
  const total = async () =>
    numberAt(await owner.call(`/api/risk?acceptance=WITHDRAWN&search=${harbour.marker}`), 'body.data.pagination.total');
  const { id } = await submitAcceptance(harbour, owner, approver);
  const before = await total();
  expect((await decide(id, { version: 1, action: 'WITHDRAW' }, owner)).status).toBe(200);
  expect(await total()).toBe(before + 1);
});

test('the newest acceptance is read with many risks, too', async () => {
  const { harbour } = places();
  const { riskId } = await accepted();
  await addEmptyRecords(harbour.server, harbour.organisation, 'risk');
  const risk = at((await owner.call(`/api/risk/${riskId}`)).body, 'data');
  expect(risk).toMatchObject({ acceptance: { status: 'ACCEPTED' } });
  expect((await owner.call('/api/risk/export?format=json')).body).toContainEqual(risk);
});
