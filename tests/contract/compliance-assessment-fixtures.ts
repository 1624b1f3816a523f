import { textAt, numberAt } from '#tests/server/identity/support.ts';
import type { Person } from '#tests/server/support/people.ts';

import { adoptStandard, send } from './adopted-standard.ts';
import type { FixturesOf } from './fixture-types.ts';
import type { Place } from './place.ts';
import { anotherMember } from './risk-acceptance-fixtures.ts';
import { createPlain, unique, type Body, type Stored } from './samples.ts';

/** A planned assessment of a new standard, with all that its start needs. */
export async function plannedAssessment(
  place: Place,
  { assessor, reviewer, ...given }: Body & { readonly assessor: Person; readonly reviewer: Person },
): Promise<Stored & { readonly standardId: string; readonly positions: string[] }> {
  const standard = given['adoptedStandardId'] === undefined ? await adoptStandard(place) : undefined;
  const { body } = await send(place, place.owner, {
    path: 'compliance-assessment',
    body: {
      title: `${place.marker} ${unique()}`,
      adoptedStandardId: standard?.id,
      periodFrom: '2026-01-01',
      periodTo: '2026-12-31',
      assessorIds: [assessor.id],
      reviewerIds: [reviewer.id],
      method: 'RESULT_SHARE',
      ...given,
    },
  });
  return {
    id: textAt(body, 'data.id'),
    version: numberAt(body, 'data.version'),
    standardId: textAt(body, 'data.adoptedStandard.id'),
    positions: standard?.positions ?? [],
  };
}

/** Takes an action on an assessment. */
export const takeAction = (place: Place, person: Person, { id, version }: Stored, body: Body) =>
  send(place, person, { path: `compliance-assessment/${id}/status`, body: { version, ...body } });

type Started = Awaited<ReturnType<typeof plannedAssessment>>;

const started = new WeakMap<Place['organisation'], Promise<Started>>();

async function start(place: Place): Promise<Started> {
  const planned = await plannedAssessment(place, { assessor: place.owner, reviewer: place.owner });
  await takeAction(place, place.owner, planned, { action: 'START' });
  return planned;
}

/** An assessment in progress, the same on every call: an organisation adopts no more than 50 standards. */
async function assessmentIn(place: Place): Promise<Started> {
  const known = started.get(place.organisation) ?? start(place);
  started.set(place.organisation, known);
  return known;
}

const closed = new WeakMap<Place['organisation'], Promise<Started>>();

/** One that was closed, by an owner who has judged nothing in it. */
async function close(place: Place): Promise<Started> {
  const assessment = await start(place);
  const { id, positions } = assessment;
  const body = { positionIds: positions, reason: place.marker };
  await send(place, place.owner, { path: `compliance-assessment/${id}/edit-controls`, body });
  const now = async () => {
    const { body: stored } = await place.owner.call(`/api/compliance-assessment/${id}`, {
      organisation: place.organisation.id,
    });
    return { id, version: numberAt(stored, 'data.version') };
  };
  await takeAction(place, place.owner, await now(), { action: 'SUBMIT' });
  await takeAction(place, place.owner, await now(), { action: 'CLOSE', conclusion: place.marker });
  return assessment;
}

export async function closedIn(place: Place): Promise<Started> {
  const known = closed.get(place.organisation) ?? close(place);
  closed.set(place.organisation, known);
  return known;
}

const firstOf = ({ positions }: Started): string => positions[0] ?? '';

/** A finding of a control of the assessment in progress, with all that its start needs. */
async function findingIn(place: Place): Promise<Stored> {
  const assessment = await assessmentIn(place);
  const { body } = await send(place, place.owner, {
    path: 'non-conformance',
    body: {
      title: `${place.marker} ${unique()}`,
      positionIds: [firstOf(assessment)],
      ownerId: place.owner.id,
      dueOn: '2099-12-31',
    },
  });
  return { id: textAt(body, 'data.id'), version: numberAt(body, 'data.version') };
}

/** The assessment in progress with a person among its assessors, who alone judge. */
async function assessedBy(place: Place, who: Person): Promise<Started> {
  const assessment = await assessmentIn(place);
  const path = `compliance-assessment/${assessment.id}`;
  const { body: stored } = await place.owner.call(`/api/${path}`, { organisation: place.organisation.id });
  const assessorIds = [...new Set([place.owner.id, who.id])];
  const body = { version: numberAt(stored, 'data.version'), assessorIds };
  await send(place, place.owner, { method: 'PATCH', path, body });
  return assessment;
}

/** Asks a person to answer a control; those who may not are not asked, and the owner is. */
async function delegateTo(place: Place, who: Person) {
  const assessment = await assessmentIn(place);
  const positionId = firstOf(assessment);
  const path = `compliance-assessment/${assessment.id}/delegation/${positionId}`;
  const ask = (personId: string) => send(place, place.owner, { path, body: { personId } });
  if ((await ask(who.id)).status !== 200) await ask(place.owner.id);
  return { id: assessment.id, positionId };
}

/** Valid inputs of the operations on assessments and findings, besides those of registers. */
export const complianceAssessmentFixtures = {
  'AssessmentProposals.proposals': async (place) => ({ path: { id: (await assessmentIn(place)).id } }),
  'ComplianceAssessmentCourse.active': async (place) => ({
    query: { adoptedStandardId: (await assessmentIn(place)).standardId },
  }),
  'ComplianceAssessmentCourse.ofStandard': async (place) => ({
    query: { adoptedStandardId: (await assessmentIn(place)).standardId },
  }),
  'ComplianceAssessmentCourse.changeStatus': async (place) => {
    const { standardId } = await assessmentIn(place);
    const people = { assessor: place.owner, reviewer: place.owner };
    const { id, version } = await plannedAssessment(place, { ...people, adoptedStandardId: standardId });
    return { path: { id }, body: { version, action: 'ABANDON', reason: place.marker } };
  },
  'ComplianceAssessmentCourse.details': async (place) => ({ path: { id: (await assessmentIn(place)).id } }),
  'ComplianceAssessmentCourse.judge': async (place, who) => {
    const assessment = await assessedBy(place, who);
    const { body } = await place.owner.call(`/api/compliance-assessment/${assessment.id}/details`, {
      organisation: place.organisation.id,
    });
    const version = numberAt(body, 'data.items.0.version');
    return { path: { id: assessment.id, positionId: firstOf(assessment) }, body: { version, reason: place.marker } };
  },
  'ComplianceAssessmentCourse.judgeMany': async (place, who) => {
    const assessment = await assessedBy(place, who);
    return { path: { id: assessment.id }, body: { positionIds: [firstOf(assessment)], reason: place.marker } };
  },
  'ComplianceAssessmentCourse.delegate': async (place) => {
    const assessment = await assessmentIn(place);
    return {
      path: { id: assessment.id, positionId: firstOf(assessment) },
      body: { personId: place.owner.id, dueOn: '2099-12-31', note: place.marker },
    };
  },
  'ComplianceAssessmentCourse.delegationAnswered': async (place, who) => ({ path: await delegateTo(place, who) }),
  'ComplianceAssessmentCourse.closing': async (place) => ({ path: { id: (await closedIn(place)).id } }),
  'ComplianceAssessmentCourse.closedItems': async (place) => ({
    path: { id: (await closedIn(place)).id },
    query: { number: 1 },
  }),
  'ComplianceAssessmentCourse.logs': async (place) => ({
    query: {
      adoptedStandardId: (await assessmentIn(place)).standardId,
      personId: place.owner.id,
      afterAt: '2099-01-01T00:00:00.000Z',
      afterId: place.owner.id,
    },
  }),
  'FindingCourse.raiseFrom': async (place, who) => ({
    path: { id: (await createPlain(place, 'Incidents')).id },
    body: {
      title: `${place.marker} ${unique()}`,
      kind: 'MINOR',
      description: place.marker,
      ownerId: who.id,
      dueOn: '2099-12-31',
      positionIds: [firstOf(await assessmentIn(place))],
    },
  }),
  'FindingCourse.controls': async (place) => ({
    query: { search: 'A', adoptedStandardId: (await assessmentIn(place)).standardId },
  }),
  'FindingCourse.raise': async (place) => {
    const assessment = await assessmentIn(place);
    return {
      path: { id: assessment.id },
      body: {
        title: place.marker,
        kind: 'OFI',
        ownerId: place.owner.id,
        verifierId: (await anotherMember(place)).id,
        positionIds: [firstOf(assessment)],
      },
    };
  },
  'FindingCourse.changeStatus': async (place) => {
    const { id, version } = await findingIn(place);
    const riskId = (await createPlain(place, 'Risks')).id;
    return { path: { id }, body: { version, action: 'START', ownerId: place.owner.id, riskId } };
  },
  'FindingCourse.closure': async (place) => ({ path: { id: (await findingIn(place)).id } }),
  'FindingCourse.reclassify': async (place) => {
    const { id, version } = await findingIn(place);
    return { path: { id }, body: { version, kind: 'OFI', raisedOn: null, reason: place.marker } };
  },
  'FindingCourse.archive': async (place) => {
    const { id, version } = await findingIn(place);
    return { path: { id }, body: { version, isArchived: true, reason: place.marker } };
  },
} satisfies FixturesOf<'AssessmentProposals' | 'ComplianceAssessmentCourse' | 'FindingCourse'>;
