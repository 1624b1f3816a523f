import { and, eq, isNull, sql } from 'drizzle-orm';

import { isReviewable } from '#domain/provider-assessment/lifecycle.ts';
import { saysSomething } from '#domain/provider-assessment/review.ts';
import { isSameScoring } from '#domain/provider-assessment/score.ts';
import { questionsOf } from '#domain/questionnaire/questionnaire.ts';
import { assessmentStatusLabels, conclusionLabels } from '#domain/words/provider-assessment.ts';
import { invalid, notFound, versionConflict } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext, Schemas } from '#server/contract/types.ts';
import {
  assessmentAnswerFile as answerFile,
  assessmentAnswerReview as review,
  record,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import type { FileAddresses } from '#server/modules/attachment/index.ts';
import { mayDo, type RecordSettings } from '#server/modules/record/index.ts';

import { questionOf } from '../content.ts';
import { lockAssessment, logOf, unshownOf, type LockedAssessment } from '../lock.ts';
import { liveAssessment } from '../register.ts';
import { answerHandler } from '../respondent-questions/answer.ts';
import { updateScore } from '../score.ts';
import { clarifyHandler } from './clarify.ts';
import { exportHandler } from './export.ts';
import { findingHandler } from './finding.ts';
import { answerVersionOf } from './outdated.ts';
import { loggedQuestion, questionnairesOf } from './questions.ts';
import { reviewedAnswers } from './read.ts';
import { noteReviewer } from './reviewers.ts';

const maySeeIncidents = (context: OrganisationContext) => mayDo(context, 'incident', 'VIEW');

/** The answers of assessments and their review. */
export const reviewHandlers = (
  settings: RecordSettings,
  addresses: FileAddresses,
): HandlersOf<'AssessmentAnswerReviews'> => ({
  async get({ path: { id } }, context) {
    const assessment = await liveAssessment(id);
    const questionnaires = await questionnairesOf(await unshownOf(id));
    return {
      questionnaires: [...questionnaires],
      answers: await reviewedAnswers(assessment, questionsOf(questionnaires), {
        maySeeIncidents: maySeeIncidents(context),
      }),
    };
  },

  async review({ path: { id, questionId }, body: { version, ...given } }, context) {
    const locked = await lockAssessment(id);
    const question = await questionOf(locked.own, questionId);
    if (question === undefined) throw notFound();
    const [current] = await reviewedAnswers(locked.assessment, [question], {
      maySeeIncidents: maySeeIncidents(context),
      isPart: true,
    });
    if (current === undefined) throw notFound();
    if (current.review.version !== version) throw versionConflict(current);
    refuseUnsubmitted(locked);
    if (saysSomething(given)) await noteReviewer(context, locked.entity.id);
    const stored = await storeReview(context, { assessmentId: locked.entity.id, questionId: question.id, ...given });
    if (!isSameScoring(given, current.review)) await updateScore(locked.entity.id);
    const { conclusion } = given;
    await logOf(context, locked, [
      { field: 'question', old: null, new: loggedQuestion(question) },
      { field: 'answerReview', old: null, new: conclusion === null ? 'Commented' : conclusionLabels[conclusion] },
    ]);
    return { ...current, review: stored };
  },

  exportFile: exportHandler(maySeeIncidents),

  clarify: clarifyHandler(settings.jobs),
  answerQuestion: answerHandler(settings.jobs),
  addFinding: findingHandler(settings),

  async fileAddress({ path: { id: fileId } }, context) {
    if (!(await isAnswerFile(fileId))) throw notFound();
    return addresses.addressOf({ fileId, inline: false }, context);
  },
});

type Given = Omit<Schemas['AnswerReviewInput'], 'version'> & {
  readonly assessmentId: string;
  readonly questionId: string;
};

/** Stores the review of an answer, and returns it as it is shown. */
async function storeReview(
  { organisation, user }: OrganisationContext,
  { assessmentId, questionId, ...given }: Given,
): Promise<Schemas['AnswerReview']> {
  const values = { ...given, reviewerId: user.id, answerVersion: answerVersionOf(assessmentId, questionId) };
  const [stored] = await db
    .insert(review)
    .values({ organisationId: organisation.id, assessmentId, questionId, ...values })
    .onConflictDoUpdate({
      target: [review.organisationId, review.assessmentId, review.questionId],
      set: { ...values, at: sql`now()`, version: sql`${review.version} + 1` },
    })
    .returning({ version: review.version, at: review.at });
  if (stored === undefined) throw new Error('The review was not stored');
  const reviewer = { id: user.id, name: user.name };
  return { ...given, version: stored.version, at: stored.at.toISOString(), reviewer, outdated: null };
}

/** Whether a file belongs to an answer of a live assessment. */
async function isAnswerFile(fileId: string): Promise<boolean> {
  const found = await db
    .select({ fileId: answerFile.fileId })
    .from(answerFile)
    .innerJoin(record, eqWithinOrganisation(record.id, answerFile.assessmentId))
    .where(and(eq(answerFile.fileId, fileId), isNull(answerFile.removedAt), isNull(record.deletedAt)));
  return found.length > 0;
}

/** @throws ApiError 400 unless the answers are submitted and their review is not complete */
function refuseUnsubmitted({ assessment: { status } }: LockedAssessment): void {
  if (!isReviewable(status))
    throw invalid([{ field: 'id', message: `This is not possible while it is “${assessmentStatusLabels[status]}”` }]);
}
