import { beforeAll, expect, test } from 'vitest';

import { anotherMember } from '#tests/contract/risk-acceptance-fixtures.ts';
import { create, type Body } from '#tests/contract/samples.ts';
import { levelsOf, proposeScore, realisedRisk } from '#tests/contract/score-proposal-fixtures.ts';
import { rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { activityOf } from '#tests/server/api/place.ts';
import { at, numberAt } from '#tests/server/identity/support.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';

const places = useLawPlaces();
let responder: Person;
let riskOwner: Person;
beforeAll(async () => {
  const { server, harbour } = places();
  responder = await anotherMember(harbour);
  riskOwner = await addPerson(server, {
    in: [{ organisation: harbour.organisation, role: 'ORG_VIEWER', level: 'VIEW' }],
  });
});

const propose = (incidentId: string, body: Body, person = responder) =>
  person.call(`/api/incident/${incidentId}/score-proposals`, { method: 'POST', body });
const decide = (id: string, body: Body, person = riskOwner) =>
  person.call(`/api/score-proposal/${id}/status`, { method: 'POST', body: { version: 1, ...body } });
const ofRisk = async (id: string, person = responder) => rowsOf(await person.call(`/api/risk/${id}/score-proposals`));
const noticesOf = async (person: Person) =>
  rowsOf(await person.call('/api/notifications?perPage=50')).map(
    (row) => `${String(at(row, 'entityType'))}, ${String(at(row, 'title'))}: ${String(at(row, 'description'))}`,
  );

test('an accepted score becomes the current one, with the incident as its cause, and is told to both', async () => {
  const { harbour } = places();
  const { id, riskId, incidentId, levels } = await proposeScore(harbour, responder, riskOwner);
  expect((await noticesOf(riskOwner))[0]).toMatch(
    /^risk, Score to decide: .* proposes a new score of "R-.*because of "I-/,
  );
  expect(await ofRisk(riskId)).toMatchObject([
    { id, status: 'OPEN', outdated: false, before: { score: null }, proposed: { score: 20, likelihood: { score: 4 } } },
  ]);
  expect(rowsOf(await riskOwner.call(`/api/incident/${incidentId}/score-proposals`))).toEqual(await ofRisk(riskId));

  expect((await decide(id, { action: 'ACCEPT', reason: 'Agreed' })).status).toBe(200);
  const { body } = await responder.call(`/api/risk/${riskId}`);
  expect(at(body, 'data')).toMatchObject({
    version: 2,
    current: { score: 20, likelihood: { id: levels.likelihoodId }, impact: { id: levels.impactId } },
    residual: { score: null },
  });
  const changes = rowsOf(await responder.call(`/api/risk-scores/changes?riskId=${riskId}&cause=INCIDENT`));
  expect(changes).toMatchObject([{ stage: 'current', after: { score: 20 }, by: { id: riskOwner.id } }]);
  expect((await noticesOf(responder))[0]).toMatch(/^incident, Proposed score accepted: .*accepted the score/);
  const logged = (await activityOf(harbour, riskId)).flatMap((entry) => entry.changes);
  expect(logged).toContainEqual({ field: 'scoreProposal', old: 'Open', new: 'Accepted' });
  expect(logged).toContainEqual({ field: 'reason', old: null, new: 'Agreed' });
});

test('a proposal says that the current score has changed since, and can still be accepted', async () => {
  const { harbour } = places();
  const { id, riskId } = await proposeScore(harbour, responder, riskOwner);
  const current = await levelsOf(harbour, [1, 1]);
  await responder.call(`/api/risk/${riskId}`, { method: 'PATCH', body: { version: 1, current } });
  expect(await ofRisk(riskId)).toMatchObject([{ id, outdated: true }]);
  expect((await decide(id, { action: 'ACCEPT' })).status).toBe(200);
  expect(await ofRisk(riskId)).toMatchObject([{ id, outdated: false }]);
  expect(numberAt(await responder.call(`/api/risk/${riskId}`), 'body.data.current.score')).toBe(20);
});

test('a score that the matrix would give differently now cannot be accepted', async () => {
  const { harbour } = places();
  const { id, riskId, levels } = await proposeScore(harbour, responder, riskOwner);
  const level = { version: 1, score: 3 };
  await harbour.owner.call(`/api/risk-impact/${levels.impactId}`, { method: 'PATCH', body: level });
  expect(await decide(id, { action: 'ACCEPT' })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'action' }] },
  });
  expect(numberAt(await responder.call(`/api/risk/${riskId}`), 'body.data.version')).toBe(1);
});

test('there is one open proposal for an incident and a risk, which are linked', async () => {
  const { harbour, meridian } = places();
  const { riskId, incidentId } = await realisedRisk(harbour, riskOwner.id);
  const levels = await levelsOf(harbour);
  const body = { riskId, ...levels, reason: 'It happened' };
  const refused = async (changes: Body, field: string, id = incidentId) =>
    expect(await propose(id, { ...body, ...changes })).toMatchObject({ status: 400, body: { errors: [{ field }] } });
  await refused({ reason: ' ' }, 'reason');
  await refused({ likelihoodId: levels.impactId }, 'likelihoodId');
  await refused({ impactId: levels.likelihoodId }, 'impactId');
  await refused({ riskId: (await realisedRisk(harbour, null)).riskId }, 'riskId');
  await refused({ riskId: (await realisedRisk(meridian, null)).riskId }, 'riskId');
  const foreign = await levelsOf(meridian);
  await refused({ likelihoodId: foreign.likelihoodId }, 'likelihoodId');
  expect((await propose(incidentId, body, meridian.owner)).status).toBe(404);
  expect((await propose(incidentId, body, riskOwner)).status).toBe(403);

  expect((await propose(incidentId, body)).status).toBe(201);
  await refused({}, 'riskId');
  const [open] = await ofRisk(riskId);
  expect((await decide(String(at(open, 'id')), { action: 'WITHDRAW' }, responder)).status).toBe(200);
  expect((await propose(incidentId, body)).status).toBe(201);
  expect((await ofRisk(riskId)).map((row) => at(row, 'status'))).toEqual(['OPEN', 'WITHDRAWN']);
  const removed = await harbour.owner.call(`/api/incident/${incidentId}?version=1`, { method: 'DELETE' });
  expect(removed.status).toBe(200);
  expect(await ofRisk(riskId)).toEqual([]);
});

test('a link between the records is enough', async () => {
  const { harbour } = places();
  const incident = await create(harbour, 'Incidents', { title: 'Outage' });
  const risk = await create(harbour, 'Risks', { title: 'No spare gate' });
  const link = { type: 'relates', otherId: risk.id };
  await harbour.owner.call(`/api/records/${incident.id}/links`, { method: 'POST', body: link });
  const body = { riskId: risk.id, ...(await levelsOf(harbour)), reason: 'It happened' };
  expect((await propose(incident.id, body)).status).toBe(201);
});

test('neither the author nor a viewer nor another organisation decides', async () => {
  const { server, harbour, meridian } = places();
  const { id, riskId, incidentId } = await proposeScore(harbour, responder, riskOwner);
  const stranger = await addPerson(server, {
    in: [{ organisation: harbour.organisation, role: 'ORG_VIEWER', level: 'VIEW' }],
  });
  expect((await decide(id, { action: 'ACCEPT' }, stranger)).status).toBe(403);
  expect((await decide(id, { action: 'ACCEPT' }, responder)).status).toBe(403);
  expect((await decide(id, { action: 'ACCEPT' }, meridian.owner)).status).toBe(404);
  expect((await meridian.owner.call(`/api/risk/${riskId}/score-proposals`)).status).toBe(404);
  expect((await meridian.owner.call(`/api/incident/${incidentId}/score-proposals`)).status).toBe(404);
});
