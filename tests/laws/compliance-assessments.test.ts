import {
  complianceAssessmentLifecycle,
  type ComplianceAssessmentAction,
} from '#domain/compliance/assessment-lifecycle.ts';
import { complianceAssessmentStatusValues } from '#openapi/generated/values.ts';
import type { Schemas } from '#server/contract/types.ts';
import { adoptStandard, send } from '#tests/contract/adopted-standard.ts';
import { plannedAssessment, takeAction } from '#tests/contract/compliance-assessment-fixtures.ts';
import type { Place } from '#tests/contract/place.ts';
import type { Body, Stored } from '#tests/contract/samples.ts';

import { castOf } from './cast.ts';
import { objectOf } from './fields.ts';
import { lifecycleLaws, recordsWithStatus } from './lifecycle-laws.ts';
import { callsOf, useLawPlaces } from './places.ts';
import { registerLaws } from './register-laws.ts';

/** Some of them are abandoned. */
async function vary(place: Place, entities: readonly Body[]): Promise<Body[]> {
  const { post, read } = callsOf('ComplianceAssessments', place);
  for (const [index, { id }] of entities.entries())
    if (index % 3 === 0) await post(`${String(id)}/status`, { version: 1, action: 'ABANDON', reason: place.marker });
  return Promise.all(entities.map(async ({ id }) => objectOf(await read(String(id)))));
}

registerLaws('ComplianceAssessments', {
  vary,
  dependent: ['periodFrom', 'periodTo'],
  orders: { status: complianceAssessmentStatusValues },
  values: { dueBy: ({ dueOn }: Schemas['ComplianceAssessment']) => dueOn },
});

const cast = castOf('assessors', 'reviewers');

type Standard = Awaited<ReturnType<typeof adoptStandard>>;

/** One standard for all: an organisation adopts no more than fifty. */
const standards = new WeakMap<Place, Promise<Standard>>();

const standardIn = (place: Place): Promise<Standard> => {
  const known = standards.get(place) ?? adoptStandard(place);
  standards.set(place, known);
  return known;
};

async function now(place: Place, id: string): Promise<Stored & { readonly status: unknown }> {
  const { status, version } = objectOf(await callsOf('ComplianceAssessments', place).read(id));
  return { id, version: Number(version), status };
}

const latest = new WeakMap<Place, string>();

/** Ends the former one: two of the same scope cannot be under way. */
async function endFormer(place: Place): Promise<void> {
  const id = latest.get(place);
  if (id === undefined) return;
  const former = await now(place, id);
  const { reviewers } = await cast(place);
  if (former.status === 'IN_REVIEW') await takeAction(place, reviewers, former, { action: 'RETURN', reason: 'Ended' });
  await takeAction(place, place.owner, await now(place, id), { action: 'ABANDON', reason: 'Ended' });
}

async function plan(place: Place): Promise<Stored> {
  const { assessors, reviewers } = await cast(place);
  await endFormer(place);
  const { id: adoptedStandardId } = await standardIn(place);
  const people = { assessor: assessors, reviewer: reviewers, ownerId: assessors.id };
  const { id, version } = await plannedAssessment(place, { ...people, adoptedStandardId });
  latest.set(place, id);
  return { id, version };
}

/** Says why nothing was assessed, which a submission needs. */
async function prepare(place: Place, stored: Stored, action: ComplianceAssessmentAction): Promise<Stored> {
  if (action !== 'SUBMIT') return stored;
  const { positions } = await standardIn(place);
  const { assessors } = await cast(place);
  const body = { positionIds: positions, reason: place.marker };
  await send(place, assessors, { path: `compliance-assessment/${stored.id}/edit-controls`, body });
  return now(place, stored.id);
}

lifecycleLaws(useLawPlaces(), {
  lifecycle: complianceAssessmentLifecycle,
  subject: {
    ...recordsWithStatus('ComplianceAssessments', 'status'),
    create: plan,
    prepare,
    async actorOf(place, action) {
      const { assessors, reviewers } = await cast(place);
      if (action === 'SUBMIT') return assessors;
      return action === 'RETURN' || action === 'CLOSE' ? reviewers : place.owner;
    },
  },
  has: { START: ['scope', 'period', 'assessor', 'reviewer', 'method'] },
  given: {
    scope: {},
    period: {},
    assessor: {},
    reviewer: {},
    method: {},
    reason: { reason: 'It was too early' },
    conclusion: { conclusion: 'Nothing was found' },
  },
  notices: { as: 'assessmentStep', people: cast, owner: 'assessors' },
});
