import { eq } from 'drizzle-orm';

import { assessmentLifecycle, type AssessmentNeed, type AssessmentStatus } from '#domain/assessment-lifecycle.ts';
import type { Lifecycle } from '#domain/lifecycle.ts';
import { assessmentConclusionValues, assessmentStatusValues } from '#openapi/generated/values.ts';
import type { Schemas } from '#server/contract/types.ts';
import { serviceProviderAssessment as assessment } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { inDays, submittedAssessment } from '#tests/contract/assessment-samples.ts';
import type { Place } from '#tests/contract/place.ts';
import { anotherMember } from '#tests/contract/risk-acceptance-fixtures.ts';
import type { Body } from '#tests/contract/samples.ts';
import type { Person } from '#tests/server/support/people.ts';

import { objectOf } from './fields.ts';
import { lifecycleLaws } from './lifecycle-laws.ts';
import { callsOf, useLawPlaces } from './places.ts';
import { registerLaws } from './register-laws.ts';

/** What reviewers and respondents have done with two of three assessments. */
const stages = [
  { status: 'SUBMITTED', score: 40, progress: 100 },
  { status: 'REVIEWED', score: 80, progress: 70, conclusion: 'OK' },
] as const;

async function vary(place: Place, entities: readonly Body[]): Promise<Body[]> {
  const { server, organisation, owner } = place;
  await server.database.inOrganisation({ organisationId: organisation.id, userId: owner.id }, async () => {
    for (const [index, { id }] of entities.entries()) {
      const stage = stages[index % 3];
      if (stage !== undefined)
        await db
          .update(assessment)
          .set(stage)
          .where(eq(assessment.id, String(id)));
    }
  });
  const { read } = callsOf('ServiceProviderAssessments', place);
  return Promise.all(entities.map(async ({ id }) => objectOf(await read(String(id)))));
}

registerLaws('ServiceProviderAssessments', {
  vary,
  orders: { status: assessmentStatusValues, conclusion: assessmentConclusionValues },
  values: { dueBy: ({ dueOn }: Schemas['ServiceProviderAssessment']) => dueOn },
});

type Action = Exclude<Schemas['AssessmentAction'], 'SEND'>;

const { REVIEW, RETURN, APPROVE, REJECT, REOPEN } = assessmentLifecycle.steps;

/** What members do once respondents have submitted; tests/server/api/assessments.test.ts has what comes before. */
const afterSubmission: Lifecycle<AssessmentStatus, Action, AssessmentNeed> = {
  initial: 'SUBMITTED',
  steps: { REVIEW, RETURN, APPROVE, REJECT, REOPEN: { ...REOPEN, from: ['REJECTED'] } },
};

const deciders = new WeakMap<Place, Promise<Person>>();

/** The same person for all assessments of a place: nobody decides on what they reviewed. */
function deciderOf(place: Place): Promise<Person> {
  const decider = deciders.get(place) ?? anotherMember(place);
  deciders.set(place, decider);
  return decider;
}

lifecycleLaws(useLawPlaces(), {
  lifecycle: afterSubmission,
  subject: {
    async create(place) {
      const { id, version } = await submittedAssessment(place);
      return { id, version };
    },
    read: (place, { id }) => callsOf('ServiceProviderAssessments', place).read(id),
    path: ({ id }) => `/api/service-provider-assessment/${id}/status`,
    actorOf: async (place, action: Action) =>
      action === 'APPROVE' || action === 'REJECT' ? deciderOf(place) : place.owner,
  },
  given: {
    reason: { reason: 'The answers are vague' },
    conclusion: { conclusion: 'OK' },
    expiresOn: { expiresOn: inDays(30) },
    provider: {},
    template: {},
    respondents: {},
  },
});
