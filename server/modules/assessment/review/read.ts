import { and, asc, desc, eq, gte, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { contradictionsOf, type KnownOfProvider } from '#domain/answer-contradiction.ts';
import { answerOf } from '#domain/assessment-answers.ts';
import { questionsOf, type Question, type Questionnaire } from '#domain/questionnaire.ts';
import { notFound } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import {
  assessmentAnswerReview as review,
  assessmentCarriedAnswer as carried,
  assessmentClarification as clarification,
  assessmentFinding as finding,
  incident,
  providerDocument,
  record,
  recordLink,
  userAccount,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { storedAnswers, type StoredAnswer } from '../answers.ts';

type Assessment = Pick<Schemas['ServiceProviderAssessment'], 'id' | 'provider'>;

const reference = { id: record.id, ref: record.ref, title: record.title };

/** The carried answer of each question. */
async function earlierAnswers(assessmentId: string): Promise<ReadonlyMap<string, Schemas['EarlierAnswer']>> {
  const rows = await db
    .select({ row: carried, from: reference })
    .from(carried)
    .innerJoin(record, and(eq(record.organisationId, carried.organisationId), eq(record.id, carried.fromId)))
    .where(eq(carried.assessmentId, assessmentId));
  return new Map(
    rows.map(({ row: { questionId, response, fileNames, answeredAt, isSameQuestion }, from }) => [
      questionId,
      { questionId, response, fileNames, answeredAt: answeredAt.toISOString(), from, isSameQuestion },
    ]),
  );
}

const readReviews = (assessmentId: string) =>
  db
    .select({ row: review, reviewer: { id: userAccount.id, name: userAccount.name } })
    .from(review)
    .innerJoin(userAccount, eq(userAccount.id, review.reviewerId))
    .where(eq(review.assessmentId, assessmentId));

const readClarifications = (assessmentId: string) =>
  db
    .select({ row: clarification, askedBy: { id: userAccount.id, name: userAccount.name } })
    .from(clarification)
    .innerJoin(userAccount, eq(userAccount.id, clarification.askedById))
    .where(eq(clarification.assessmentId, assessmentId))
    .orderBy(asc(clarification.askedAt), asc(clarification.id));

const readFindings = (assessmentId: string) =>
  db
    .select({ questionId: finding.questionId, risk: reference })
    .from(finding)
    .innerJoin(record, and(eq(record.organisationId, finding.organisationId), eq(record.id, finding.riskId)))
    .where(and(eq(finding.assessmentId, assessmentId), isNull(record.deletedAt)))
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
const happenedAt = sql<string>`(coalesce(${incident.occurredAt}, ${incident.detectedAt}, ${record.createdAt}))::date::text`;

/** The open incidents of the last 12 months that are linked to a provider. */
const openIncidents = (providerId: string) =>
  db
    .selectDistinct({ ...reference, on: happenedAt })
    .from(incident)
    .innerJoin(record, and(eq(record.organisationId, incident.organisationId), eq(record.id, incident.id)))
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
        ne(incident.status, 'CLOSED'),
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
};

const givenOf = ({ questionId, response, fileNames, answeredAt }: StoredAnswer): Schemas['GivenAnswer'] => ({
  questionId,
  response: [...response],
  fileNames: [...fileNames],
  answeredAt: answeredAt.toISOString(),
});

/** Everything that is known of the answers of an assessment, read at once. */
async function readAll(assessment: Assessment, maySeeIncidents: boolean) {
  const { id } = assessment;
  const [answers, earlier, reviews, clarifications, findings, known] = await Promise.all([
    storedAnswers(id),
    earlierAnswers(id),
    readReviews(id),
    readClarifications(id),
    readFindings(id),
    knownOf(assessment, maySeeIncidents),
  ]);
  return { answers, earlier, reviews, clarifications, findings, known };
}

type Everything = Awaited<ReturnType<typeof readAll>>;

const today = () => new Date().toISOString().slice(0, 10);

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
    review:
      own === undefined
        ? unreviewed
        : {
            version: own.row.version,
            comment: own.row.comment,
            conclusion: own.row.conclusion,
            score: own.row.score,
            reviewer: own.reviewer,
            at: own.row.at.toISOString(),
          },
    clarifications: all.clarifications
      .filter(({ row }) => row.questionId === questionId)
      .map(({ row: { id, text, askedAt, resolvedAt, answerBefore }, askedBy }) => ({
        id,
        questionId,
        text,
        askedAt: askedAt.toISOString(),
        askedBy,
        resolvedAt: resolvedAt?.toISOString() ?? null,
        answerBefore,
      })),
    contradictions:
      given === undefined || all.known === undefined
        ? []
        : contradictionsOf(question, answerOf(question, given), all.known, today()),
    findings: all.findings.filter((one) => one.questionId === questionId).map(({ risk }) => risk),
  };
}

/** The answers of an assessment as reviewers see them, one for each question. */
export async function reviewedAnswers(
  assessment: Assessment,
  questionnaires: readonly Questionnaire[],
  maySeeIncidents: boolean,
): Promise<Schemas['ReviewedAnswer'][]> {
  const all = await readAll(assessment, maySeeIncidents);
  return questionsOf(questionnaires).map((question) => reviewedAnswer(question, all));
}

/** The answer to one question. @throws ApiError 404 if the assessment does not ask it */
export async function reviewedAnswerTo(
  assessment: Assessment,
  question: Question | undefined,
  maySeeIncidents: boolean,
): Promise<Schemas['ReviewedAnswer']> {
  if (question === undefined) throw notFound();
  return reviewedAnswer(question, await readAll(assessment, maySeeIncidents));
}
