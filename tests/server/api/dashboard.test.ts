import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import type { Schemas } from '#server/contract/types.ts';
import { exemption } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { within } from '#tests/contract/assessment-samples.ts';
import { plannedAssessment, takeAction } from '#tests/contract/compliance-assessment-fixtures.ts';
import { notifiableIncident } from '#tests/contract/duty-fixtures.ts';
import {
  act as actOnExemption,
  askedExtension,
  completeExemption,
  dayIn,
  exemptionInForce,
} from '#tests/contract/exemption-fixtures.ts';
import { askedEvidence, collectedEvidence, doneAction, takeFindingStep } from '#tests/contract/finding-fixtures.ts';
import { askedPolicy, submittedPolicy } from '#tests/contract/policy-fixtures.ts';
import { anotherMember, submitAcceptance } from '#tests/contract/risk-acceptance-fixtures.ts';
import { create } from '#tests/contract/samples.ts';
import { proposeScore } from '#tests/contract/score-proposal-fixtures.ts';
import { callsOf, rowsOf, useLawPlaces } from '#tests/laws/places.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';

const places = useLawPlaces();

const waitingFor = async (person: Person, query = '') =>
  rowsOf(await person.call(`/api/waiting-for-me?perPage=100${query}`)).map((row) => ({
    task: at(row, 'task'),
    record: at(row, 'record.id'),
    isOverdue: at(row, 'isOverdue'),
  }));

const tasksOf = async (person: Person, query = '') => (await waitingFor(person, query)).map(({ task }) => task);

type Prepared = { readonly person: Person; readonly recordId: string };

/** How something of each task comes to wait for a person who has nothing else to do. */
const situations: Readonly<Partial<Record<Schemas['WaitingTask'], () => Promise<Prepared>>>> = {
  async POLICY_REVIEW() {
    const { harbour } = places();
    const [person, approver] = [await anotherMember(harbour), await anotherMember(harbour)];
    const { id } = await submittedPolicy(harbour, { approver, reviewers: [person] });
    return { person, recordId: id };
  },
  async POLICY_APPROVAL() {
    const { harbour } = places();
    const person = await anotherMember(harbour);
    return { person, recordId: (await submittedPolicy(harbour, { approver: person })).id };
  },
  async RISK_ACCEPTANCE() {
    const { harbour } = places();
    const person = await anotherMember(harbour);
    return { person, recordId: (await submitAcceptance(harbour, harbour.owner, person)).riskId };
  },
  async EXEMPTION_APPROVAL() {
    const { harbour } = places();
    const person = await anotherMember(harbour);
    const draft = await completeExemption(harbour, person);
    return { person, recordId: (await actOnExemption(harbour, harbour.owner, draft, { action: 'SUBMIT' })).id };
  },
  async EXTENSION_DECISION() {
    const { harbour } = places();
    const person = await anotherMember(harbour);
    return { person, recordId: (await askedExtension(harbour, harbour.owner, person)).exemptionId };
  },
  async POLICY_ACKNOWLEDGEMENT() {
    const { harbour } = places();
    const viewer = await addPerson(harbour.server, {
      in: [{ organisation: harbour.organisation, role: 'ORG_VIEWER', level: 'VIEW' }],
    });
    return { person: viewer, recordId: (await askedPolicy(harbour, viewer.email)).id };
  },
  async SCORE_PROPOSAL() {
    const { harbour } = places();
    const person = await anotherMember(harbour);
    return { person, recordId: (await proposeScore(harbour, harbour.owner, person)).riskId };
  },
  async COMPLIANCE_ASSESSMENT() {
    const { harbour } = places();
    const [person, reviewer] = [await anotherMember(harbour), await anotherMember(harbour)];
    const planned = await plannedAssessment(harbour, { assessor: person, reviewer });
    await takeAction(harbour, harbour.owner, planned, { action: 'START' });
    return { person, recordId: planned.id };
  },
  async FINDING() {
    const { harbour } = places();
    const person = await anotherMember(harbour);
    const found = await create(harbour, 'Findings', { title: 'No log', ownerId: person.id, dueOn: dayIn(-3) });
    return { person, recordId: found.id };
  },
  async FINDING_CHECK() {
    const { harbour } = places();
    const [owner, person] = [await anotherMember(harbour), await anotherMember(harbour)];
    const fields = { title: 'No drill', ownerId: owner.id, verifierId: person.id, dueOn: '2099-12-31' };
    const found = await create(harbour, 'Findings', fields);
    await takeFindingStep(harbour, owner, found, { action: 'START' });
    await doneAction(harbour, found.id, owner, '2026-05-01');
    return { person, recordId: found.id };
  },
  async CORRECTIVE_ACTION() {
    const { harbour } = places();
    const person = await anotherMember(harbour);
    const found = await create(harbour, 'Findings', { title: 'No list' });
    const action = { title: 'Make the list', ownerId: person.id };
    await harbour.owner.call(`/api/non-conformance/${found.id}/actions`, { method: 'POST', body: action });
    return { person, recordId: found.id };
  },
  async EVIDENCE_REQUEST() {
    const { harbour } = places();
    const person = await anotherMember(harbour);
    return { person, recordId: (await askedEvidence(harbour, person)).evidenceId };
  },
  async EVIDENCE_GIVEN() {
    const { harbour } = places();
    const [person, recipient] = [await anotherMember(harbour), await anotherMember(harbour)];
    const asked = await collectedEvidence(harbour, recipient, person);
    const body = { version: asked.version, action: 'PROVIDE', madeOn: '2026-01-31' };
    await recipient.call(`/api/evidence-request/${asked.id}/status`, { method: 'POST', body });
    return { person, recordId: asked.evidenceId };
  },
  async INCIDENT_NOTIFICATION() {
    const { harbour } = places();
    const person = await anotherMember(harbour);
    const awareAt = new Date().toISOString();
    const incident = await notifiableIncident(harbour, ['nis2'], { title: 'Breach', ownerId: person.id, awareAt });
    return { person, recordId: incident.id };
  },
  async DUE_DATE() {
    const { harbour } = places();
    const person = await anotherMember(harbour);
    const body = { title: 'Flood', ownerId: person.id, nextReviewOn: dayIn(5) };
    return { person, recordId: (await create(harbour, 'Risks', body)).id };
  },
};

test.each(Object.entries(situations))('%s waits for a person', async (task, prepare) => {
  const { person, recordId } = await prepare();
  expect(await waitingFor(person)).toContainEqual(expect.objectContaining({ task, record: recordId }));
  const { meridian } = places();
  expect(await waitingFor(meridian.owner)).toEqual([]);
});

test('what is removed waits for nobody', async () => {
  const { harbour } = places();
  const person = await anotherMember(harbour);
  const { id, version } = await create(harbour, 'Risks', {
    title: 'Fire',
    ownerId: person.id,
    nextReviewOn: dayIn(-2),
  });
  expect(await waitingFor(person)).toEqual([{ task: 'DUE_DATE', record: id, isOverdue: true }]);
  await callsOf('Risks', harbour).remove(id, version);
  expect(await waitingFor(person)).toEqual([]);
});

test('what has ended with its day does not fall due, whether or not a job has stored it', async () => {
  const { harbour } = places();
  const [person, approver] = [await anotherMember(harbour), await anotherMember(harbour)];
  await create(harbour, 'Policies', {
    title: 'Retired',
    ownerId: person.id,
    nextReviewOn: dayIn(-2),
    retiredOn: dayIn(-9),
  });
  const kept = await exemptionInForce(harbour, approver, { requester: person });
  const lapsed = await exemptionInForce(harbour, approver, { requester: person });
  await within(harbour, async () => {
    await db
      .update(exemption)
      .set({ validTo: dayIn(0) })
      .where(eq(exemption.id, kept.id));
    await db
      .update(exemption)
      .set({ validTo: dayIn(-1) })
      .where(eq(exemption.id, lapsed.id));
  });
  expect(await waitingFor(person)).toEqual([{ task: 'DUE_DATE', record: kept.id, isOverdue: false }]);
});

test('a number of the dashboard is the length of its list', async () => {
  const { harbour } = places();
  const person = await anotherMember(harbour);
  await create(harbour, 'Risks', { title: 'Fire', ownerId: person.id, nextReviewOn: dayIn(-2) });
  await create(harbour, 'Risks', { title: 'Flood', ownerId: person.id, nextReviewOn: dayIn(2) });
  await create(harbour, 'Findings', { title: 'No log', ownerId: person.id, dueOn: dayIn(-1) });
  const { body } = await person.call('/api/dashboard');
  expect(at(body, 'data.waiting')).toEqual(
    expect.arrayContaining([
      { group: 'DUE', count: 2, overdue: 1 },
      { group: 'FINDING', count: 1, overdue: 1 },
    ]),
  );
  expect(await tasksOf(person, '&group=DUE')).toHaveLength(2);
  expect(await tasksOf(person, '&overdue=true')).toEqual(['DUE_DATE', 'FINDING']);
  expect(await tasksOf(person, '&search=flood')).toEqual(['DUE_DATE']);
});

test('the state of a register counts what its list shows, and only those see it who may view it', async () => {
  const { harbour } = places();
  const { body } = await harbour.owner.call('/api/dashboard');
  const modules = at(body, 'data.modules');
  const risks = Array.isArray(modules) ? modules.find((one: unknown) => at(one, 'kind') === 'risk') : undefined;
  const listed = await harbour.owner.call('/api/risk?figure=REVIEW_OVERDUE');
  expect(at(risks, 'numbers')).toContainEqual({
    figure: 'REVIEW_OVERDUE',
    count: at(listed.body, 'data.pagination.total'),
  });
  expect(at(risks, 'records')).toBe(at((await harbour.owner.call('/api/risk')).body, 'data.pagination.total'));
  const nobody = await addPerson(harbour.server, { in: [{ organisation: harbour.organisation, role: 'ORG_VIEWER' }] });
  expect(at((await nobody.call('/api/dashboard')).body, 'data')).toEqual({ waiting: [], modules: [] });
});

test('a person opens the policy that they are asked to acknowledge, and no one else does', async () => {
  const { harbour } = places();
  const viewer = await addPerson(harbour.server, {
    in: [{ organisation: harbour.organisation, role: 'ORG_VIEWER', level: 'VIEW' }],
  });
  const { requestId } = await askedPolicy(harbour, viewer.email);
  const path = `/api/waiting-for-me/acknowledgement/${requestId}`;
  const opened = await viewer.call(path, { method: 'POST' });
  const page = await harbour.server.call(`/api/public${textAt(opened.body, 'data.path')}`);
  expect(page.status).toBe(200);
  expect((await harbour.owner.call(path, { method: 'POST' })).status).toBe(404);
  expect((await places().meridian.owner.call(path, { method: 'POST' })).status).toBe(404);
});
