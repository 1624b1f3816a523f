import { and, eq, isNotNull, sql } from 'drizzle-orm';

import { mostQuestions, mostQuestionsADay } from '#domain/provider-assessment/respondent-questions.ts';
import { questionsOf } from '#domain/questionnaire/questionnaire.ts';
import { conflict, invalid, notFound } from '#server/contract/errors.ts';
import type { HandlersOf, LinkContext, Schemas } from '#server/contract/types.ts';
import { assessmentClarification as asked } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import type { Jobs } from '#server/jobs/jobs.ts';

import { loggedQuestion } from '../review/questions.ts';
import { logStep, logUse } from '../secure/changes.ts';
import { holdAssessment, linkedAssessment, type LinkedAssessment } from '../secure/linked-assessment.ts';
import { respondentQuestionJob } from './job.ts';
import { linkedQuestions } from './linked.ts';
import { textOf } from './text.ts';

/** @throws ApiError 400 once the respondent has asked enough for today, or the assessment has as many as it can show */
async function refuseTooMany({ id, respondentId }: LinkedAssessment): Promise<void> {
  const today = sql`date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'`;
  const [counted] = await db
    .select({
      all: sql<number>`count(*)::int`,
      ofToday: sql<number>`(count(*) filter (where ${asked.respondentId} = ${respondentId} and ${asked.askedAt} >= ${today}))::int`,
    })
    .from(asked)
    .where(and(eq(asked.assessmentId, id), isNotNull(asked.respondentId)));
  const { all = 0, ofToday = 0 } = counted ?? {};
  if (ofToday >= mostQuestionsADay)
    throw invalid([{ field: 'text', message: `You can ask ${mostQuestionsADay} questions a day. Ask again tomorrow` }]);
  if (all >= mostQuestions)
    throw invalid([
      { field: 'text', message: `No more than ${mostQuestions} questions can be asked in an assessment` },
    ]);
}

/** Stores what a respondent asks, unless its id is that of something else. */
async function store(
  linked: LinkedAssessment,
  context: LinkContext,
  { id, questionId, text }: { readonly id: string; readonly questionId: string; readonly text: string },
): Promise<void> {
  const { organisationId, id: assessmentId, respondentId } = linked;
  await db
    .insert(asked)
    .values({ organisationId, id, assessmentId, questionId, text, respondentId })
    .onConflictDoNothing();
  await logUse(linked, context, 'ask');
}

/** What respondents ask about a question; the same question that arrives again is stored once. */
export const askHandler =
  (jobs: Pick<Jobs, 'enqueueOnLink'>): HandlersOf<'SecureAssessments'>['ask'] =>
  async ({ body }, context): Promise<Schemas['SecureRespondentQuestion']> => {
    await holdAssessment(context.link);
    const linked = await linkedAssessment(context.link);
    const question = questionsOf(linked.sections).find(({ id }) => id === body.questionId.toLowerCase());
    if (question === undefined) throw notFound();
    const id = body.key.toLowerCase();
    const text = textOf('text', body.text);
    const known = (await linkedQuestions(linked)).find((one) => one.id === id);
    if (known !== undefined) return known;
    if (linked.isSubmitted)
      throw conflict([{ field: 'text', message: 'This has been submitted, so nothing can be asked any more' }]);
    await refuseTooMany(linked);
    await store(linked, context, { id, questionId: question.id, text });
    await logStep(linked, context.request, [{ field: 'respondentQuestion', old: null, new: loggedQuestion(question) }]);
    await jobs.enqueueOnLink(respondentQuestionJob, { questionId: id }, linked.organisationId);
    const stored = (await linkedQuestions(linked)).find((one) => one.id === id);
    if (stored === undefined) throw conflict([{ field: 'key', message: 'Take another key' }]);
    return stored;
  };
