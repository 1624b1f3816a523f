import { eq } from 'drizzle-orm';
import { expect } from 'vitest';

import { assessmentLifecycle } from '#domain/assessment-lifecycle.ts';
import { assessmentConclusionValues, assessmentStatusValues } from '#openapi/generated/values.ts';
import type { Schemas } from '#server/contract/types.ts';
import { serviceProviderAssessment as assessment } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { expireAssessments } from '#server/modules/assessment/index.ts';
import { tellOfSubmission } from '#server/modules/assessment/submission.ts';
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

import { objectOf } from './fields.ts';
import { castOf, lifecycleLaws } from './lifecycle-laws.ts';
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

lifecycleLaws(useLawPlaces(), {
  lifecycle: assessmentLifecycle,
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
        expect((await save(place, link, answers)).status).toBe(200);
      },
      async SUBMIT(place, stored) {
        const { link, answers } = await linkTo(place, stored);
        expect((await submit(place, link, answers)).status).toBe(200);
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
