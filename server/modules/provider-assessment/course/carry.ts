import { and, desc, eq, inArray, isNull, ne } from 'drizzle-orm';

import { carriedAnswers } from '#domain/provider-assessment/carried-answers.ts';
import { isSameWording, wordingOf, type QuestionWording } from '#domain/questionnaire/question-wording.ts';
import { questionsOf, type Questionnaire } from '#domain/questionnaire/questionnaire.ts';
import {
  assessmentCarriedAnswer as carried,
  assessmentTemplateVersion as version,
  record,
  serviceProviderAssessment as assessment,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';

import { storedAnswers, type StoredAnswer } from '../answers.ts';

/** How many earlier assessments are looked through. */
const mostEarlier = 20;

interface Carrying {
  readonly organisationId: string;
  readonly assessmentId: string;
  readonly providerId: string;
  readonly templateId: string;
  readonly questionnaires: readonly Questionnaire[];
}

/** The submitted assessments of a provider, the newest first. */
async function earlierOf({ assessmentId, providerId, templateId }: Carrying) {
  const rows = await db
    .select({
      id: assessment.id,
      title: record.title,
      templateId: assessment.templateId,
      questionnaires: version.questionnaires,
    })
    .from(assessment)
    .innerJoin(record, and(eqWithinOrganisation(record.id, assessment.id), isNull(record.deletedAt)))
    .innerJoin(version, eqWithinOrganisation(version.id, assessment.templateVersionId))
    .where(
      and(
        eq(assessment.providerId, providerId),
        ne(assessment.id, assessmentId),
        inArray(assessment.status, ['APPROVED', 'SUBMITTED', 'REVIEWED']),
      ),
    )
    .orderBy(desc(assessment.submittedAt), desc(assessment.id))
    .limit(mostEarlier);
  const earlier = [];
  for (const { templateId: asked, ...row } of rows) {
    const answers: ReadonlyMap<string, StoredAnswer> = await storedAnswers(row.id);
    earlier.push({ ...row, answers, isSameTemplate: asked === templateId });
  }
  return earlier;
}

/**
 * Keeps what the provider answered before for the questions of an assessment that is being sent.
 * @returns the newest assessment that an answer came from; null if none did
 */
export async function carryAnswers(carrying: Carrying): Promise<string | null> {
  const { organisationId, assessmentId, questionnaires } = carrying;
  const earlier = await earlierOf(carrying);
  const found = carriedAnswers<StoredAnswer, (typeof earlier)[number]>(questionnaires, earlier);
  if (found.length === 0) return null;
  const asked = new Map(questionsOf(questionnaires).map((question) => [question.id, wordingOf(question)]));
  const rewordedFrom = (questionId: string, before: QuestionWording) => {
    const now = asked.get(questionId);
    return now === undefined || isSameWording(before, now) ? null : before;
  };
  await db.insert(carried).values(
    found.map(({ questionId, given, question, from, isSameQuestion }) => ({
      organisationId,
      assessmentId,
      questionId,
      response: [...given.response],
      fileNames: [...given.fileNames],
      answeredAt: given.answeredAt,
      fromId: from.id,
      fromTitle: from.title,
      isSameQuestion,
      reworded: rewordedFrom(questionId, wordingOf(question)),
    })),
  );
  return earlier.find(({ id }) => found.some(({ from }) => from.id === id))?.id ?? null;
}
