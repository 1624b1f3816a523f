import { eq } from 'drizzle-orm';

import type { Lifecycle } from '#domain/lifecycle.ts';
import {
  assessmentLifecycle,
  clarificationLifecycle,
  type AssessmentEvent,
  type AssessmentNames,
} from '#domain/provider-assessment/lifecycle.ts';
import { assessmentConclusionValues, assessmentStatusValues } from '#openapi/generated/values.ts';
import type { Schemas } from '#server/contract/types.ts';
import { serviceProviderAssessment as assessment } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { expireAssessments } from '#server/modules/provider-assessment/index.ts';
import { tellOfSubmission } from '#server/modules/provider-assessment/submission.ts';
import {
  answerTo,
  inDays,
  linkFor,
  newAssessment,
  save,
  submit,
  within,
  type NewAssessment,
} from '#tests/contract/assessment-samples.ts';
import type { Place } from '#tests/contract/place.ts';
import type { Body, Stored } from '#tests/contract/samples.ts';
import { numberAt } from '#tests/server/identity/support.ts';

import { castOf, succeeded } from './cast.ts';
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

const cast = castOf('assignee', 'approver');
const made = new Map<string, NewAssessment>();

/** A secure link to an assessment of these tests. */
async function linkTo(place: Place, { id }: Stored) {
  const { respondentIds = [], sections = [] } = made.get(id) ?? {};
  const [respondentId = ''] = respondentIds;
  const questions = sections.flatMap((section) => section.questions);
  return {
    link: await linkFor(place, { assessmentId: id, respondentId }),
    answers: questions.map((one) => answerTo(one.id, 'Yes')),
  };
}

interface Names extends Omit<AssessmentNames, 'event'> {
  readonly event: AssessmentEvent | 'CLARIFY';
}

/** A clarification names its questions, so that it has an operation of its own. */
const withClarification: Lifecycle<Names> = {
  ...assessmentLifecycle,
  events: {
    ...assessmentLifecycle.events,
    CLARIFY: { ...clarificationLifecycle.steps.CLARIFY, by: 'CHANGE' },
  },
};

lifecycleLaws(useLawPlaces(), {
  lifecycle: withClarification,
  subject: {
    async create(place) {
      const { assignee, approver } = await cast(place);
      const created = await newAssessment(place, { fields: { assigneeId: assignee.id, approverId: approver.id } });
      made.set(created.id, created);
      return {
        id: created.id,
        version: numberAt(await callsOf('ServiceProviderAssessments', place).read(created.id), 'version'),
      };
    },
    read: (place, { id }) => callsOf('ServiceProviderAssessments', place).read(id),
    path: ({ id }) => `/api/service-provider-assessment/${id}/status`,
    actorOf: async (place, action) =>
      action === 'APPROVE' || action === 'REJECT' ? (await cast(place)).approver : place.owner,
    happen: {
      async START(place, stored) {
        const { link, answers } = await linkTo(place, stored);
        succeeded(await save(place, link, answers));
      },
      async CLARIFY(place, { id }) {
        const [question] = made.get(id)?.sections.flatMap(({ questions }) => questions) ?? [];
        const version = numberAt(await callsOf('ServiceProviderAssessments', place).read(id), 'version');
        const questions = [{ questionId: question?.id, text: 'Since when?' }];
        const body = { version, questions, expiresOn: inDays(20) };
        const { post } = callsOf('ServiceProviderAssessments', place);
        const { status, text } = await post(`${id}/clarifications`, body);
        if (status !== 200 && status !== 409) throw new Error(text);
      },
      async SUBMIT(place, stored) {
        const { link, answers } = await linkTo(place, stored);
        succeeded(await submit(place, link, answers));
        await within(place, () => tellOfSubmission(place.server.jobs, stored.id));
      },
      EXPIRE: (place, { id }) =>
        within(place, async () => {
          await db.update(assessment).set({ expiresOn: '2020-01-01' }).where(eq(assessment.id, id));
          await expireAssessments();
        }),
    },
  },
  given: {
    reason: { reason: 'The answers are vague' },
    conclusion: { conclusion: 'OK' },
    expiresOn: { expiresOn: inDays(30) },
    provider: {},
    template: {},
    respondents: {},
  },
  has: { SEND: ['provider', 'template', 'expiresOn', 'respondents'] },
  notices: {
    as: 'assessmentStep',
    people: async (place) => {
      const { assignee, approver } = await cast(place);
      return { assignee, approver, responsible: assignee };
    },
    owner: 'assignee',
  },
});
