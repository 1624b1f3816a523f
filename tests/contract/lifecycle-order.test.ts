import { randomUUID } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import { useLawPlaces } from '#tests/laws/places.ts';
import { at, numberAt } from '#tests/server/identity/support.ts';
import { addPerson, type Person } from '#tests/server/support/people.ts';

import { act as actOnAssessment, inDays, submittedAssessment } from './assessment-samples.ts';
import { writtenTemplate } from './assessment-template-fixtures.ts';
import { actOnChange, changeCast, completeChange } from './change-fixtures.ts';
import { plannedAssessment } from './compliance-assessment-fixtures.ts';
import { expectDeclared, operationOf, operations } from './contract.ts';
import { act, askedExtension, completeExemption } from './exemption-fixtures.ts';
import { collectedEvidence } from './finding-fixtures.ts';
import { actOnAudit, actOnReview, plannedReview, startableAudit } from './management-system-fixtures.ts';
import type { Place } from './place.ts';
import { act as actOnPolicy, newestVersion, submittedPolicy } from './policy-fixtures.ts';
import { send } from './requests.ts';
import { anotherMember, submitAcceptance } from './risk-acceptance-fixtures.ts';
import { create, unique, type Body } from './samples.ts';
import { proposeScore } from './score-proposal-fixtures.ts';
import { decidedStandard, draftStatement, takeStatementAction } from './statement-fixtures.ts';

/** A record with an action that its actor can take now. */
interface Situation {
  readonly id: string;
  readonly version: number;
  readonly actor: Person;
  /** Someone with the right to use the operation whose action it is not; undefined where there is no such rule. */
  readonly other?: Person;
  /** Valid by its schema, but without what the action needs. */
  readonly lacking: Body;
  readonly complete: Body;
  /** Makes it impossible, if taking it does not. @returns the version then */
  readonly moveOn?: () => Promise<number>;
}

/** A member with every right of a register, but without a leading role. */
const member = ({ server, organisation }: Place) =>
  addPerson(server, { in: [{ organisation, role: 'ORG_ASSESSOR', level: 'DELETE' }] });

/** A policy under review, with those who decide on it. */
async function policyUnderReview(place: Place) {
  const [approver, reviewer] = [await anotherMember(place), await anotherMember(place)];
  const written = await submittedPolicy(place, { approver, reviewers: [reviewer] });
  return { ...written, approver, reviewer };
}

const situations: Readonly<Record<string, (place: Place) => Promise<Situation>>> = {
  'IncidentResponses.changeStatus': async (place) => ({
    ...(await create(place, 'Incidents', { title: `${place.marker} ${unique()}` })),
    actor: place.owner,
    lacking: { action: 'CONTAIN' },
    complete: { action: 'CONTAIN', at: '2026-11-23T14:05:00.000Z' },
  }),
  'RiskCourses.changeStatus': async (place) => ({
    ...(await create(place, 'Risks', { title: `${place.marker} ${unique()}` })),
    actor: place.owner,
    lacking: { action: 'CLOSE' },
    complete: { action: 'CLOSE', closedBecause: 'AVOIDED' },
  }),
  async 'RiskAcceptances.changeStatus'(place) {
    const actor = await member(place);
    const { id, version } = await submitAcceptance(place, place.owner, actor);
    const lacking = { action: 'REJECT' };
    return { id, version, actor, other: await member(place), lacking, complete: { ...lacking, reason: 'Too high' } };
  },
  async 'ScoreProposals.changeStatus'(place) {
    const actor = await member(place);
    const { id, version } = await proposeScore(place, place.owner, actor);
    const lacking = { action: 'DECLINE' };
    return { id, version, actor, other: await member(place), lacking, complete: { ...lacking, reason: 'Contained' } };
  },
  async 'ComplianceAssessmentCourse.changeStatus'(place) {
    const [assessor, reviewer] = [await anotherMember(place), await anotherMember(place)];
    const { id, version } = await plannedAssessment(place, { assessor, reviewer });
    const lacking = { action: 'ABANDON' };
    return {
      id,
      version,
      actor: place.owner,
      other: await member(place),
      lacking,
      complete: { ...lacking, reason: 'Late' },
    };
  },
  async 'ChangeCourses.changeStatus'(place) {
    const cast = await changeCast(place);
    const { id } = await completeChange(place, cast);
    const { version } = await actOnChange(place, place.owner, { id }, { action: 'SUBMIT' });
    const lacking = { action: 'ASSESS', impact: 'None' };
    const { assessor: actor, implementer: other } = cast;
    return { id, version, actor, other, lacking, complete: { ...lacking, riskLevel: 'LOW' } };
  },
  async 'ExemptionCourse.changeStatus'(place) {
    const [actor, other] = [await anotherMember(place), await anotherMember(place)];
    const draft = await completeExemption(place, actor);
    const { id, version } = await act(place, place.owner, draft, { action: 'SUBMIT' });
    const lacking = { action: 'REJECT' };
    return { id, version, actor, other, lacking, complete: { ...lacking, reason: 'Too long' } };
  },
  async 'ExemptionCourse.decideExtension'(place) {
    const [actor, other] = [await anotherMember(place), await anotherMember(place)];
    const { id, version } = await askedExtension(place, place.owner, actor);
    const lacking = { action: 'REFUSE' };
    return { id, version, actor, other, lacking, complete: { ...lacking, reason: 'Too long' } };
  },
  async 'FindingCourse.changeStatus'(place) {
    const { id, version } = await create(place, 'Findings', { title: `${place.marker} ${unique()}` });
    const lacking = { action: 'START' };
    const complete = { ...lacking, ownerId: place.owner.id, dueOn: '2099-12-31' };
    return { id, version, actor: place.owner, other: await member(place), lacking, complete };
  },
  async 'EvidenceCourse.changeStatus'(place) {
    const actor = await member(place);
    const lacking = { action: 'PROVIDE' };
    return {
      ...(await collectedEvidence(place, actor)),
      actor,
      other: await member(place),
      lacking,
      complete: { ...lacking, madeOn: '2026-01-31' },
    };
  },
  async 'StatementCourse.changeStatus'(place) {
    const [actor, other] = [await anotherMember(place), await anotherMember(place)];
    const { id: adoptedStandardId } = await decidedStandard(place, place.owner);
    const draft = await draftStatement(place, place.owner, { adoptedStandardId, approver: actor });
    const { body } = await takeStatementAction(place, place.owner, draft, { action: 'SUBMIT' });
    const lacking = { action: 'REJECT' };
    const version = numberAt(body, 'data.version');
    return { id: draft.id, version, actor, other, lacking, complete: { ...lacking, reason: 'Too thin' } };
  },
  async 'AuditCourse.changeStatus'(place) {
    const [actor, other] = [await member(place), await member(place)];
    const planned = await startableAudit(place, actor);
    const { id, version } = await actOnAudit(place, actor, planned, { action: 'START' });
    const lacking = { action: 'REPORT' };
    return { id, version, actor, other, lacking, complete: { ...lacking, conclusion: 'It works' } };
  },
  async 'ReviewCourse.changeStatus'(place) {
    const { id, version } = await actOnReview(place, place.owner, await plannedReview(place), { action: 'HOLD' });
    const lacking = { action: 'REOPEN' };
    return { id, version, actor: place.owner, lacking, complete: { ...lacking, reason: 'A name is wrong' } };
  },
  'ProjectCourse.changeStatus': async (place) => ({
    ...(await create(place, 'Projects', { title: `${place.marker} ${unique()}` })),
    actor: place.owner,
    lacking: { action: 'CANCEL' },
    complete: { action: 'CANCEL', reason: 'Not needed' },
  }),
  'TaskCourse.changeStatus': async (place) => ({
    ...(await create(place, 'Tasks', { title: `${place.marker} ${unique()}` })),
    actor: place.owner,
    lacking: { action: 'CANCEL' },
    complete: { action: 'CANCEL', reason: 'Not needed' },
  }),
  'StaffCourse.changeStatus': async (place) => ({
    ...(await create(place, 'Staff', { title: `${place.marker} ${unique()}` })),
    actor: place.owner,
    lacking: { action: 'ACTIVATE' },
    complete: { action: 'ACTIVATE', day: '2026-11-02' },
  }),
  async 'PolicyVersions.changeStatus'(place) {
    const { id, version, approver: actor, reviewer: other } = await policyUnderReview(place);
    const lacking = { action: 'REJECT' };
    return { id, version, actor, other, lacking, complete: { ...lacking, reason: 'The scope is missing' } };
  },
  async 'PolicyVersions.review'(place) {
    const { id, version, contentSha256, approver: other, reviewer: actor } = await policyUnderReview(place);
    const lacking = { contentSha256, verdict: 'REJECTED' };
    const moveOn = async () =>
      (await actOnPolicy(place, place.owner, await newestVersion(place, id), { action: 'WITHDRAW' })).version;
    return { id, version, actor, other, lacking, complete: { ...lacking, reason: 'The scope is missing' }, moveOn };
  },
  async 'AssessmentCourse.changeStatus'(place) {
    const [actor, other] = [await anotherMember(place), await anotherMember(place)];
    const submitted = await submittedAssessment(place, { fields: { approverId: actor.id } });
    const reviewed = await actOnAssessment(place, submitted, { action: 'REVIEW', conclusion: 'OK' });
    const version = numberAt(reviewed.body, 'data.version');
    const lacking = { action: 'REJECT' };
    return { id: submitted.id, version, actor, other, lacking, complete: { ...lacking, reason: 'Vague answers' } };
  },
  async 'AssessmentAnswerReviews.clarify'(place) {
    const { id, version, sections } = await submittedAssessment(place);
    const [question] = sections.flatMap(({ questions }) => questions);
    const asking = (questionId: string = randomUUID()) => ({
      questions: [{ questionId, text: 'Since when?' }],
      expiresOn: inDays(30),
    });
    return { id, version, actor: place.owner, lacking: asking(), complete: asking(question?.id) };
  },
  async 'AssessmentTemplateContents.changeStatus'(place) {
    const template = await writtenTemplate(place);
    const lacking = { action: 'PUBLISH' };
    const moveOn = async () => {
      const path = `/api/assessment-template/${template.id}`;
      const { body } = await place.owner.call(`${path}/content`, { organisation: place.organisation.id });
      const archive = { version: numberAt(body, 'data.version'), action: 'ARCHIVE' };
      const archived = await place.owner.call(`${path}/status`, { method: 'POST', body: archive });
      return numberAt(archived.body, 'data.version');
    };
    return { ...template, actor: place.owner, lacking, complete: { ...lacking, changeLog: 'First version' }, moveOn };
  },
};

const places = useLawPlaces();
const lifecycleOperations = operations.filter(({ isLifecycle }) => isLifecycle).map(({ id }) => id);

test('every operation of a lifecycle is walked through', () => {
  expect(Object.keys(situations).toSorted()).toEqual(lifecycleOperations.toSorted());
});

describe('the answers of a lifecycle come in one order: 401, 403, 400, 404, 403, 409, 400', () => {
  test.each(Object.keys(situations))('%s', async (id) => {
    const { server, harbour, meridian } = places();
    const operation = operationOf(id);
    const make = situations[id];
    if (make === undefined) throw new Error(`${id} has no situation`);
    const situation = await make(harbour);
    const { actor, other, version, lacking, complete } = situation;
    const others = other === undefined ? [] : [other];
    const organisation = harbour.organisation.id;
    const stranger = await addPerson(server, {
      in: [{ organisation: harbour.organisation, role: 'ORG_ASSESSOR' }],
    });
    const request = async (person: Pick<Person, 'call'>, of: string, body: Body) => {
      const answer = await send(person, operation, { path: { id: of }, query: {}, body }, { organisation });
      expectDeclared(operation, answer);
      return answer;
    };
    const stale = { ...lacking, version: version + 1 };
    const wrong = { wrong: true };

    // Each request has everything wrong that the later ones have.
    expect((await request(server, randomUUID(), wrong)).status).toBe(401);
    expect((await request(stranger, randomUUID(), wrong)).status).toBe(403);
    expect((await request(actor, randomUUID(), wrong)).status).toBe(400);
    expect((await request(other ?? actor, randomUUID(), stale)).status).toBe(404);
    const call = { organisation: meridian.organisation.id };
    const foreign = await send(meridian.owner, operation, { path: { id: situation.id }, query: {}, body: stale }, call);
    expect(foreign.status).toBe(404);
    for (const one of others) expect((await request(one, situation.id, stale)).status).toBe(403);
    const outdated = await request(actor, situation.id, stale);
    expect(outdated).toMatchObject({ status: 409, body: { errors: [], current: { version } } });
    const missing = await request(actor, situation.id, { ...lacking, version });
    expect(missing.status).toBe(400);
    expect(at(missing.body, 'errors.0.field')).toBeDefined();

    const taken = await request(actor, situation.id, { ...complete, version });
    expect(taken.status).toBe(200);
    const now = (await situation.moveOn?.()) ?? numberAt(taken.body, 'data.version');
    for (const one of others) expect((await request(one, situation.id, { ...lacking, version: now })).status).toBe(403);
    const impossible = await request(actor, situation.id, { ...lacking, version: now });
    expect(impossible).toMatchObject({ status: 409, body: { current: { version: now } } });
    expect(at(impossible.body, 'errors.0.field')).toBeDefined();
  });
});
