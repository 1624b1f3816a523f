import { asc, eq } from 'drizzle-orm';

import { lastDayOf } from '#domain/last-day.ts';
import { questionsOf } from '#domain/questionnaire.ts';
import type { LinkScope, Schemas } from '#server/contract/types.ts';
import { assessmentCarriedAnswer as carried } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { nameOf, type StoredAnswer } from '../answers.ts';
import { editableQuestions, linkedAssessment, ownAnswers, type LinkedAssessment } from './linked-assessment.ts';

/** Path of a file under a link, on the application's origin. */
const filePath = (token: string, fileId: string) =>
  `/service-provider-assessment/secure/${encodeURIComponent(token)}/files/${fileId}`;

/** An answer as its respondents see it; of a question without one, the empty answer. */
export function secureAnswer(
  questionId: string,
  stored: StoredAnswer | undefined,
  token: string,
): Schemas['SecureAnswer'] {
  if (stored === undefined)
    return { questionId, response: [], fileUrls: [], version: 0, answeredBy: '', answeredAt: null };
  const { response, version, answeredBy, answeredAt, files } = stored;
  return {
    questionId,
    response: [...response],
    fileUrls: files.map(({ id, name, size }) => ({ id, name, size, url: filePath(token, id) })),
    version,
    answeredBy,
    answeredAt: answeredAt.toISOString(),
  };
}

/** What a link still allows. */
export const accessOf = ({
  self,
  expiresAt,
  endZone,
  isSubmitted,
  submittedAt,
}: LinkedAssessment): Schemas['SecureAssessmentAccess'] => ({
  expiresAt: expiresAt.toISOString(),
  expiresOn: lastDayOf(expiresAt, endZone),
  isSubmitted,
  submittedAt: isSubmitted ? ((self.submittedAt ?? submittedAt)?.toISOString() ?? null) : null,
  respondent: nameOf(self),
});

async function carriedAnswers({ id, sections }: LinkedAssessment): Promise<Schemas['CarriedAnswer'][]> {
  const own = new Set(questionsOf(sections).map((question) => question.id));
  const rows = await db
    .select({
      questionId: carried.questionId,
      response: carried.response,
      fileNames: carried.fileNames,
      answeredAt: carried.answeredAt,
      from: carried.fromTitle,
    })
    .from(carried)
    .where(eq(carried.assessmentId, id))
    .orderBy(asc(carried.questionId));
  return rows
    .filter(({ questionId }) => own.has(questionId))
    .map((row) => ({ ...row, answeredAt: row.answeredAt.toISOString() }));
}

/** What a link opens; reads only, because mail scanners and previews open links too. */
export async function assessmentView(
  link: LinkScope,
  token: string,
  largestFile: number,
): Promise<Schemas['SecureAssessmentView']> {
  const found = await linkedAssessment(link);
  const own = new Set(questionsOf(found.sections).map(({ id }) => id));
  const clarifications = found.clarifications.filter(({ questionId }) => own.has(questionId));
  return {
    organisation: { name: found.organisation },
    assessment: {
      title: found.title,
      description: found.description,
      provider: { name: found.provider ?? '' },
      assessmentTemplate: { questionnaires: found.sections },
      responses: ownAnswers(found).map((answer) => secureAnswer(answer.questionId, answer, token)),
      carried: await carriedAnswers(found),
      clarifications,
      editable: found.clarifications.length === 0 ? null : [...editableQuestions(found).keys()],
      dueOn: found.dueOn,
      largestFile: Math.floor(largestFile / 1_000_000),
    },
    accessInfo: accessOf(found),
  };
}
