import { createHash } from 'node:crypto';

import { asc, eq } from 'drizzle-orm';

import { ownersOf } from '#domain/provider-assessment/answers.ts';
import { numberedQuestions, questionsOf, type Question } from '#domain/questionnaire/questionnaire.ts';
import { lastDayOf } from '#domain/time/last-day.ts';
import type { LinkScope, Schemas } from '#server/contract/types.ts';
import { assessmentCarriedAnswer as carried } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { nameOf, type StoredAnswer } from '../answers.ts';
import { linkedQuestions } from '../respondent-questions/linked.ts';
import {
  editableQuestions,
  linkedAssessment,
  ownClarifications,
  seenAnswers,
  type LinkedAssessment,
} from './linked-assessment.ts';

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

/** The others who have submitted what the respondent would answer. */
const submittersOf = ({ self, active, ownSections }: LinkedAssessment) =>
  active.filter(
    (one) =>
      one.id !== self.id && one.hasSubmitted && ownSections.some((section) => ownersOf(section, active).includes(one)),
  );

/** What a link still allows. */
export function accessOf(linked: LinkedAssessment): Schemas['SecureAssessmentAccess'] {
  const { self, expiresAt, endZone, isSubmitted, submittedAt } = linked;
  const submitters = isSubmitted && self.submittedAt === null ? submittersOf(linked) : [];
  const at = self.submittedAt ?? submitters[0]?.submittedAt ?? submittedAt;
  return {
    expiresAt: expiresAt.toISOString(),
    expiresOn: lastDayOf(expiresAt, endZone),
    isSubmitted,
    submittedBy: submitters.map(nameOf).join(', '),
    submittedAt: isSubmitted ? (at?.toISOString() ?? null) : null,
    respondent: nameOf(self),
  };
}

async function carriedAnswers({ id, sections }: LinkedAssessment): Promise<Schemas['CarriedAnswer'][]> {
  const own = new Set(questionsOf(sections).map((question) => question.id));
  const rows = await db
    .select({
      questionId: carried.questionId,
      response: carried.response,
      fileNames: carried.fileNames,
      answeredAt: carried.answeredAt,
      from: carried.fromTitle,
      reworded: carried.reworded,
    })
    .from(carried)
    .where(eq(carried.assessmentId, id))
    .orderBy(asc(carried.questionId));
  return rows
    .filter(({ questionId }) => own.has(questionId))
    .map((row) => ({ ...row, answeredAt: row.answeredAt.toISOString() }));
}

/** Scores and warnings are for reviewers: the page of a respondent does not have them. */
const withoutScores = (question: Question): Question => ({
  ...question,
  weight: 0,
  options: question.options.map(({ value }) => ({ value, score: null, warning: '' })),
});

/** The sections that the respondent sees, with the numbers of the whole questionnaire and who else answers them. */
function secureSections({ questionnaires, sections, ownSections, active, self }: LinkedAssessment) {
  const numbers = new Map(numberedQuestions(questionnaires).map(({ question, number }) => [question.id, number]));
  const own = new Set(ownSections.map(({ id }) => id));
  return sections.map((section): Schemas['SecureSection'] => ({
    ...section,
    number: questionnaires.findIndex(({ id }) => id === section.id) + 1,
    isOwn: own.has(section.id),
    others: ownersOf(section, active)
      .filter(({ id }) => id !== self.id)
      .map(nameOf),
    questions: section.questions.map((question) => ({
      ...withoutScores(question),
      number: numbers.get(question.id) ?? '',
    })),
  }));
}

/** The questions of the questionnaire that can be answered; replies to clarifications always can. */
function editableIds(linked: LinkedAssessment): string[] {
  const editable = editableQuestions(linked);
  return questionsOf(linked.ownSections).flatMap(({ id }) => (editable.has(id) ? [id] : []));
}

/** Whether everything that the respondent sees can be answered. */
const mayChangeAll = ({ clarifications, sections, ownSections }: LinkedAssessment): boolean =>
  clarifications.length === 0 && ownSections.length === sections.length;

/** A name for the questions that the respondent is asked; which of them can be changed depends on their own answers, too. */
function questionsKeyOf(linked: LinkedAssessment): string {
  const owned = new Set(linked.ownSections.map(({ id }) => id));
  const sections = linked.sections.map(({ id, questions }) => [owned.has(id), questions.map((one) => one.id)]);
  const asked = [sections, ownClarifications(linked).map(({ id }) => id)];
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url').slice(0, 16);
}

/** What a link opens; reads only, because mail scanners and previews open links too. */
export async function assessmentView(
  link: LinkScope,
  token: string,
  largestFile: number,
): Promise<Schemas['SecureAssessmentView']> {
  const found = await linkedAssessment(link);
  return {
    organisation: { name: found.organisation },
    assessment: {
      title: found.title,
      description: found.description,
      provider: { name: found.provider ?? '' },
      assessmentTemplate: { questionnaires: secureSections(found) },
      responses: seenAnswers(found).map((answer) => secureAnswer(answer.questionId, answer, token)),
      carried: await carriedAnswers(found),
      clarifications: ownClarifications(found),
      respondentQuestions: await linkedQuestions(found),
      editable: mayChangeAll(found) ? null : editableIds(found),
      questionsKey: questionsKeyOf(found),
      dueOn: found.dueOn,
      largestFile: Math.floor(largestFile / 1_000_000),
    },
    accessInfo: accessOf(found),
  };
}
