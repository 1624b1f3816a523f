import { and, asc, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { areSubmitted, answersTo, sectionsFor, sectionsOwnedBy } from '#domain/provider-assessment/answers.ts';
import { openedQuestions, replyQuestion } from '#domain/provider-assessment/clarification.ts';
import { isAnswerable } from '#domain/provider-assessment/lifecycle.ts';
import { questionsOf, type Question } from '#domain/questionnaire/questionnaire.ts';
import { lastDayOf } from '#domain/time/last-day.ts';
import { linkExpired, notFound } from '#server/contract/errors.ts';
import type { LinkScope } from '#server/contract/types.ts';
import {
  assessmentClarification as clarification,
  assessmentRespondent as respondent,
  assessmentTemplateVersion as templateVersion,
  organisation,
  record,
  secureLink,
  serviceProviderAssessment as assessment,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { lockLinked } from '#server/modules/record/index.ts';

import { storedAnswers, type StoredAnswer } from '../answers.ts';

const provider = alias(record, 'provider');

/** Under the links role: the database itself finds nothing else (0047_assessments.sql). */
const read = ({ linkId, recordId }: LinkScope) =>
  db
    .select({
      organisationId: assessment.organisationId,
      organisation: organisation.name,
      id: assessment.id,
      ref: record.ref,
      title: record.title,
      description: assessment.description,
      provider: provider.title,
      dueOn: assessment.dueOn,
      status: assessment.status,
      submittedAt: assessment.submittedAt,
      questionnaires: templateVersion.questionnaires,
      respondentId: respondent.id,
      expiresAt: secureLink.expiresAt,
      endZone: secureLink.endZone,
    })
    .from(assessment)
    .innerJoin(record, eqWithinOrganisation(record.id, assessment.id))
    .innerJoin(organisation, eq(organisation.id, assessment.organisationId))
    .innerJoin(templateVersion, eqWithinOrganisation(templateVersion.id, assessment.templateVersionId))
    .innerJoin(secureLink, and(eq(secureLink.organisationId, assessment.organisationId), eq(secureLink.id, linkId)))
    .innerJoin(respondent, eqWithinOrganisation(respondent.id, secureLink.respondentId))
    .leftJoin(provider, eqWithinOrganisation(provider.id, assessment.providerId))
    .where(eq(assessment.id, recordId));

/** Everyone who answers the assessment and whose links were not ended. */
const readRespondents = (assessmentId: string) =>
  db
    .select({
      id: respondent.id,
      name: respondent.name,
      email: respondent.email,
      questionnaireIds: respondent.questionnaireIds,
      submittedAt: respondent.submittedAt,
      revokedAt: respondent.revokedAt,
    })
    .from(respondent)
    .where(eq(respondent.assessmentId, assessmentId));

const readClarifications = (assessmentId: string) =>
  db
    .select({
      id: clarification.id,
      questionId: clarification.questionId,
      text: clarification.text,
      answerBefore: clarification.answerBefore,
    })
    .from(clarification)
    .where(
      and(
        eq(clarification.assessmentId, assessmentId),
        isNull(clarification.respondentId),
        isNull(clarification.resolvedAt),
      ),
    )
    .orderBy(asc(clarification.id));

/**
 * Keeps the assessment of a link from being changed by anyone else until the transaction ends: saving, submitting and what
 * members do happen one after the other, in one order of locks.
 */
export const holdAssessment = ({ recordId }: LinkScope) => lockLinked(recordId);

/**
 * What a link opens, with the answers that there are.
 * @throws ApiError 404 if the link has been revoked since it was found; 410 if the assessment expired before it was submitted
 */
export async function linkedAssessment(link: LinkScope) {
  const [[found], answers, respondents, clarifications] = await Promise.all([
    read(link),
    storedAnswers(link.recordId),
    readRespondents(link.recordId),
    readClarifications(link.recordId),
  ]);
  const everyone = respondents
    .filter(({ revokedAt, submittedAt }) => revokedAt === null || submittedAt !== null)
    .map((one) => ({ ...one, hasSubmitted: one.submittedAt !== null }));
  const active = everyone.filter(({ revokedAt }) => revokedAt === null);
  const self = active.find(({ id }) => id === found?.respondentId);
  if (found === undefined || self === undefined) throw notFound();
  const sections = sectionsFor(
    self.questionnaireIds,
    found.questionnaires,
    answersTo(found.questionnaires, [...answers.values()]),
  );
  const owned = new Set(sectionsOwnedBy(self, found.questionnaires, active).map(({ id }) => id));
  const ownSections = sections.filter(({ id }) => owned.has(id));
  const isSubmittedByOthers = ownSections.length > 0 && areSubmitted(ownSections, active);
  const isDone = self.submittedAt !== null || isSubmittedByOthers;
  // It expired by the organisation's day, which may end before that of the link: nothing was submitted.
  if (found.status === 'EXPIRED' && !isDone) throw linkExpired(lastDayOf(found.expiresAt, found.endZone));
  const isSubmitted = !isAnswerable(found.status) || isDone;
  return { ...found, link, self, everyone, active, sections, ownSections, answers, clarifications, isSubmitted };
}

export type LinkedAssessment = Awaited<ReturnType<typeof linkedAssessment>>;

/** What reviewers ask about the respondent's own answers. */
export function ownClarifications({ ownSections, clarifications }: LinkedAssessment) {
  const own = new Set(questionsOf(ownSections).map(({ id }) => id));
  return clarifications.filter(({ questionId }) => own.has(questionId));
}

/**
 * The questions that can be answered by their ids. Once reviewers ask for clarification, these are their questions, the replies to
 * them, and what the answers have opened since.
 */
export function editableQuestions(linked: LinkedAssessment): ReadonlyMap<string, Question> {
  const { ownSections, clarifications, answers, questionnaires, isSubmitted } = linked;
  if (isSubmitted) return new Map();
  const known = answersTo(questionnaires, [...answers.values()]);
  const named = new Set([
    ...clarifications.map(({ questionId }) => questionId),
    ...openedQuestions(questionnaires, clarifications, known),
  ]);
  const own = questionsOf(ownSections).filter(({ id }) => clarifications.length === 0 || named.has(id));
  const replies = ownClarifications(linked).map(replyQuestion);
  return new Map([...own, ...replies].map((question) => [question.id, question]));
}

/** A question that the respondent sees, or the reply to a clarification of their own; undefined for any other. */
export function questionAsked(linked: LinkedAssessment, questionId: string): Question | undefined {
  const replies = ownClarifications(linked).map(replyQuestion);
  return [...questionsOf(linked.sections), ...replies].find(({ id }) => id === questionId.toLowerCase());
}

/** The answers to the questions that the respondent sees, and the replies about their own. */
export const seenAnswers = (linked: LinkedAssessment): StoredAnswer[] =>
  [...questionsOf(linked.sections), ...ownClarifications(linked)].flatMap(({ id }) => linked.answers.get(id) ?? []);
