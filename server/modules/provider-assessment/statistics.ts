import { and, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { openAssessmentStatuses } from '#domain/provider-assessment/open-assessments.ts';
import { percentOf } from '#domain/share.ts';
import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import { record, serviceProviderAssessment as assessment } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { shownRecord } from '#server/modules/record/index.ts';

import { isOverdue } from './figures.ts';

type Statistics = Schemas['AssessmentStatistics'];

const mostListed = 10;

const provider = alias(record, 'provider');
const template = alias(record, 'template');

const isLive = and(eqWithinOrganisation(record.id, assessment.id), isNull(record.deletedAt));

type Counted = Pick<Statistics, 'open' | 'meanProgress' | 'overdue'>;

/** One pass over the assessments that are open. */
async function countOpen(): Promise<Counted> {
  const rows = await db
    .select({
      status: assessment.status,
      count: sql<number>`count(*)::integer`,
      overdue: sql<number>`(count(*) filter (where ${isOverdue}))::integer`,
      progress: sql<number>`sum(${assessment.progress})::float8`,
    })
    .from(assessment)
    .innerJoin(record, isLive)
    .where(inArray(assessment.status, [...openAssessmentStatuses]))
    .groupBy(assessment.status);
  const answered = rows.filter(({ status }) => status === 'SENT' || status === 'IN_PROGRESS');
  const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
  const answering = sumOf(answered.map(({ count }) => count));
  return {
    open: openAssessmentStatuses.map((status) => ({
      status,
      count: rows.find((row) => row.status === status)?.count ?? 0,
    })),
    meanProgress: percentOf(sumOf(answered.map(({ progress }) => progress)), 100 * answering),
    overdue: sumOf(rows.map(({ overdue }) => overdue)),
  };
}

const referenceTo = (to: typeof provider | typeof template): SQL<Schemas['RecordReference'] | null> =>
  sql`case when ${to.id} is null then null
    else ${shownRecord(to)} end`;

const mostOverdue = (): Promise<Statistics['mostOverdue']> =>
  db
    .select({
      assessment: { id: record.id, ref: record.ref, title: record.title },
      provider: referenceTo(provider),
      template: referenceTo(template),
      day: sql<string>`${assessment.dueOn}::text`,
      progress: sql<number | null>`case when ${assessment.status} <> 'DRAFT' then ${assessment.progress} end`,
    })
    .from(assessment)
    .innerJoin(record, isLive)
    .leftJoin(provider, eqWithinOrganisation(provider.id, assessment.providerId))
    .leftJoin(template, eqWithinOrganisation(template.id, assessment.templateId))
    .where(isOverdue)
    .orderBy(assessment.dueOn, record.id)
    .limit(mostListed);

/** What all assessments tell together. */
export const figureHandlers: HandlersOf<'AssessmentFigures'> = {
  async statistics() {
    const [counted, listed] = await Promise.all([countOpen(), mostOverdue()]);
    return { ...counted, mostOverdue: listed };
  },
};
