import { and, asc, desc, eq, gte, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { contradictionsOf, type KnownOfProvider } from '#domain/provider-assessment/answer-contradiction.ts';
import { answerOf } from '#domain/provider-assessment/answers.ts';
import { saysSomething } from '#domain/provider-assessment/review.ts';
import { isChosen, type Question } from '#domain/questionnaire/questionnaire.ts';
import type { Schemas } from '#server/contract/types.ts';
import {
  assessmentAnswer as answer,
  assessmentAnswerReview as review,
  assessmentCarriedAnswer as carried,
  assessmentClarification as clarification,
  assessmentFinding as finding,
  assessmentRespondent as respondent,
  incident,
  providerDocument,
  record,
  recordLink,
  userAccount,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { organisationToday, timeZoneInQuery } from '#server/modules/organisation/index.ts';
import { shownTitle } from '#server/modules/record/index.ts';

import { nameOf, ofQuestions, storedAnswers, type StoredAnswer } from '../answers.ts';
import { respondentQuestions } from '../respondent-questions/read.ts';
import { isOutdated } from './outdated.ts';

/** The ids of some questions; undefined for all. */
type Wanted = readonly string[] | undefined;

type Assessment = Pick<Schemas['ServiceProviderAssessment'], 'id' | 'provider'>;

const reference = { id: record.id, ref: record.ref, title: record.title };

/** The carried answer of each question. */
async function earlierAnswers(
  assessmentId: string,
  wanted: Wanted,
): Promise<ReadonlyMap<string, Schemas['EarlierAnswer']>> {
  const rows = await db
    .select({ row: carried, from: reference })
    .from(carried)
    .innerJoin(record, eqWithinOrganisation(record.id, carried.fromId))
    .where(and(eq(carried.assessmentId, assessmentId), ofQuestions(carried.questionId, wanted)));
  return new Map(
    rows.map(({ row: { questionId, response, fileNames, answeredAt, isSameQuestion, reworded }, from }) => [
      questionId,
      { questionId, response, fileNames, answeredAt: answeredAt.toISOString(), from, isSameQuestion, reworded },
    ]),
  );
}

const readReviews = (assessmentId: string, wanted: Wanted) =>
  db
    .select({ row: review, reviewer: { id: userAccount.id, name: userAccount.name }, isOutdated })
    .from(review)
    .innerJoin(userAccount, eq(userAccount.id, review.reviewerId))
    .where(and(eq(review.assessmentId, assessmentId), ofQuestions(review.questionId, wanted)));

/** The reply to a clarification is the answer with its id. */
const isReplyTo = and(
  eqWithinOrganisation(answer.assessmentId, clarification.assessmentId),
  eq(answer.questionId, clarification.id),
);

const readClarifications = (assessmentId: string, wanted: Wanted) =>
  db
    .select({
      row: clarification,
      askedBy: { id: userAccount.id, name: userAccount.name },
      reply: { response: answer.response, at: answer.answeredAt, name: respondent.name, email: respondent.email },
    })
    .from(clarification)
    .innerJoin(userAccount, eq(userAccount.id, clarification.askedById))
    .leftJoin(answer, isReplyTo)
    .leftJoin(respondent, eqWithinOrganisation(respondent.id, answer.respondentId))
    .where(and(eq(clarification.assessmentId, assessmentId), ofQuestions(clarification.questionId, wanted)))
    .orderBy(asc(clarification.askedAt), asc(clarification.id));

const readFindings = (assessmentId: string, wanted: Wanted) =>
  db
    .select({ questionId: finding.questionId, risk: { ...reference, title: shownTitle(record) } })
    .from(finding)
    .innerJoin(record, eqWithinOrganisation(record.id, finding.riskId))
    .where(
      and(eq(finding.assessmentId, assessmentId), ofQuestions(finding.questionId, wanted), isNull(record.deletedAt)),
    )
    .orderBy(asc(record.ref));

/** The newest document of each kind. */
const newestDocuments = (providerId: string) =>
  db
    .selectDistinctOn([providerDocument.kind], {
      kind: providerDocument.kind,
      title: providerDocument.title,
      expiresOn: providerDocument.expiresOn,
    })
    .from(providerDocument)
    .where(
      and(
        eq(providerDocument.providerId, providerId),
        isNull(providerDocument.removedAt),
        inArray(providerDocument.status, ['RECEIVED', 'ACCEPTED']),
      ),
    )
    .orderBy(providerDocument.kind, sql`${providerDocument.expiresOn} desc nulls first`, desc(providerDocument.id));

const end = alias(recordLink, 'linked');
const happenedAt = sql<string>`(coalesce(${incident.occurredAt}, ${incident.detectedAt}, ${record.createdAt}) at time zone ${timeZoneInQuery})::date::text`;

/** The open incidents of the last 12 months that are linked to a provider. */
const openIncidents = (providerId: string) =>
  db
    .selectDistinct({ ...reference, on: happenedAt })
    .from(incident)
    .innerJoin(record, eqWithinOrganisation(record.id, incident.id))
    .innerJoin(
      end,
      and(
        eq(end.organisationId, record.organisationId),
        or(
          and(eq(end.sourceId, record.id), eq(end.targetId, providerId)),
          and(eq(end.targetId, record.id), eq(end.sourceId, providerId)),
        ),
      ),
    )
    .where(
      and(
        isNull(record.deletedAt),
        notInArray(incident.status, ['RESOLVED', 'CLOSED']),
        gte(
          sql`coalesce(${incident.occurredAt}, ${incident.detectedAt}, ${record.createdAt})`,
          sql`now() - interval '12 months'`,
        ),
      ),
    )
    .orderBy(record.ref);

/** What is known of the provider beside the answers; nothing of what the caller may not view. */
async function knownOf({ provider }: Assessment, maySeeIncidents: boolean): Promise<KnownOfProvider | undefined> {
  if (provider === null) return undefined;
  const [documents, incidents] = await Promise.all([
    newestDocuments(provider.id),
    maySeeIncidents ? openIncidents(provider.id) : [],
  ]);
  return { provider, documents, openIncidents: incidents };
}

const unreviewed: Schemas['AnswerReview'] = {
  version: 0,
  comment: '',
  conclusion: null,
  score: null,
  reviewer: null,
  at: null,
  outdated: null,
};

/** The review of an answer; once the answer is another one, what was said about the former. */
function shownReview({ row, reviewer, isOutdated: isOld }: Awaited<ReturnType<typeof readReviews>>[number]) {
  const { version, comment, conclusion, score, at } = row;
  const verdict = { comment, conclusion, score, reviewer, at: at.toISOString() };
  if (!isOld) return { version, ...verdict, outdated: null };
  return { ...unreviewed, version, outdated: saysSomething(verdict) ? verdict : null };
}

type ReadClarification = Awaited<ReturnType<typeof readClarifications>>[number];

function shownClarification({ row, askedBy, reply }: ReadClarification): Schemas['Clarification'] {
  const { id, questionId, text, askedAt, resolvedAt, answerBefore } = row;
  const written = reply.response?.join('\n') ?? '';
  const { name, email, at } = reply;
  const isReplied = written !== '' && name !== null && email !== null && at !== null;
  return {
    id,
    questionId,
    text,
    askedAt: askedAt.toISOString(),
    askedBy,
    resolvedAt: resolvedAt?.toISOString() ?? null,
    answerBefore,
    reply: written,
    repliedBy: isReplied ? nameOf({ name, email }) : '',
    repliedAt: isReplied ? at.toISOString() : null,
  };
}

const givenOf = ({ questionId, response, fileNames, answeredAt }: StoredAnswer): Schemas['GivenAnswer'] => ({
  questionId,
  response: [...response],
  fileNames: [...fileNames],
  answeredAt: answeredAt.toISOString(),
});

/** Everything that is known of the answers to questions, read at once: of all questions, or of those that are named. */
async function readAll(
  assessment: Assessment,
  questions: readonly Question[],
  { maySeeIncidents, wanted }: { readonly maySeeIncidents: boolean; readonly wanted: Wanted },
) {
  const { id } = assessment;
  const [answers, earlier, reviews, clarifications, asked, findings, known] = await Promise.all([
    storedAnswers(id, wanted),
    earlierAnswers(id, wanted),
    readReviews(id, wanted),
    readClarifications(id, wanted),
    respondentQuestions(id, wanted),
    readFindings(id, wanted),
    // Only what is chosen can contradict it.
    questions.some(isChosen) ? knownOf(assessment, maySeeIncidents) : undefined,
  ]);
  return { answers, earlier, reviews, clarifications, asked, findings, known, today: await organisationToday() };
}

type Everything = Awaited<ReturnType<typeof readAll>>;

function reviewedAnswer(question: Question, all: Everything): Schemas['ReviewedAnswer'] {
  const { id: questionId } = question;
  const given = all.answers.get(questionId);
  const own = all.reviews.find(({ row }) => row.questionId === questionId);
  return {
    questionId,
    answer: given === undefined ? null : givenOf(given),
    answeredBy: given?.answeredBy ?? '',
    files: (given?.files ?? []).map(({ id, name, size, uploadedAt }) => ({
      id,
      name,
      size,
      uploadedAt: uploadedAt.toISOString(),
    })),
    previous: all.earlier.get(questionId) ?? null,
    review: own === undefined ? unreviewed : shownReview(own),
    clarifications: all.clarifications.filter(({ row }) => row.questionId === questionId).map(shownClarification),
    respondentQuestions: all.asked.filter((one) => one.questionId === questionId),
    contradictions:
      given === undefined || all.known === undefined
        ? []
        : contradictionsOf(question, answerOf(question, given), all.known, all.today),
    findings: all.findings.filter((one) => one.questionId === questionId).map(({ risk }) => risk),
  };
}

/** How answers are read. */
interface Reading {
  readonly maySeeIncidents: boolean;
  /** Whether the assessment has other questions too, whose answers are left out. */
  readonly isPart?: boolean;
}

/** The answers to questions of an assessment as reviewers see them, one for each question. */
export async function reviewedAnswers(
  assessment: Assessment,
  questions: readonly Question[],
  { maySeeIncidents, isPart = false }: Reading,
): Promise<Schemas['ReviewedAnswer'][]> {
  const wanted = isPart ? questions.map(({ id }) => id) : undefined;
  const all = await readAll(assessment, questions, { maySeeIncidents, wanted });
  return questions.map((question) => reviewedAnswer(question, all));
}
