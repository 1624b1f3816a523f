import { randomUUID } from 'node:crypto';

import { and, eq } from 'drizzle-orm';

import type { Answer, Question } from '#domain/questionnaire/questionnaire.ts';
import type { LinkScope } from '#server/contract/types.ts';
import { assessmentAnswer, assessmentClarification, secureLink } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import type { Files } from '#server/files/files.ts';
import { newToken, tokenHash } from '#server/links/token.ts';
import type { NewFile } from '#server/modules/attachment/index.ts';
import {
  keepFile,
  linkedAssessment,
  secureAssessmentHandlers,
  storedAnswers,
} from '#server/modules/provider-assessment/index.ts';
import { endLinks } from '#server/modules/secure-link/index.ts';

import type {
  DemoAnswerFile,
  DemoClarification,
  DemoCourse,
  DemoQuestion,
  DemoRespondent,
} from '../provider-assessment.ts';
import { answersFrom } from './answers.ts';
import { instantOf } from './days-ago.ts';
import { inLinkRole } from './in-link-role.ts';

/** What was stored before the transaction. */
export interface AnswerFiles {
  readonly files: Files;
  readonly answerFiles: ReadonlyMap<DemoAnswerFile, NewFile>;
}

interface Responding extends AnswerFiles {
  readonly organisationId: string;
  readonly assessmentId: string;
  readonly respondentId: string;
  readonly daysAgo: DemoCourse;
}

const limits = { largestFile: 1_000_000, filesPerOrganisation: 100_000_000 };

/** Nobody is told by a job: what the demo sends would fill the outbox in which testers look for their own mail. */
const noJobs = { enqueueOnLink: () => Promise.resolve() };

async function linkFor({ organisationId, assessmentId, respondentId }: Responding) {
  const token = newToken();
  const values = { kind: 'assessment', recordId: assessmentId, respondentId, tokenHash: tokenHash(token) };
  const [made] = await db
    .insert(secureLink)
    .values({ organisationId, ...values, expiresAt: new Date(Date.now() + 86_400_000) })
    .returning({ linkId: secureLink.id });
  if (made === undefined) throw new Error('The link was not stored');
  return { token, link: { organisationId, recordId: assessmentId, ...made } };
}

/** The context of a request with a link, from an address for documentation (RFC 5737). */
const requestWith = (link: LinkScope) => ({
  request: { id: 'demo', ip: '203.0.113.24', userAgent: null },
  link,
  inTransaction: <T>(work: () => Promise<T>) => work(),
});

const toSave = ([questionId, answer]: readonly [string, Answer]) => ({
  questionId,
  response: typeof answer === 'string' ? [answer] : [...answer],
  version: 0,
  sequence: 1,
});

const beforeDays = (days: number) => new Date(Date.now() - days * 86_400_000);

/** Stores what a respondent asks, with the grants of their link. */
async function askQuestions(
  asks: readonly DemoQuestion[],
  questions: readonly Question[],
  { organisationId, assessmentId, respondentId }: Responding,
): Promise<void> {
  for (const { about, text, daysAgo } of asks) {
    const questionId = questions.find(({ question }) => question === about)?.id;
    if (questionId === undefined) throw new Error(`Nobody is asked “${about}”`);
    const askedAt = beforeDays(daysAgo);
    await db
      .insert(assessmentClarification)
      .values({ organisationId, assessmentId, questionId, text, respondentId, askedAt });
  }
}

/** Stores what the reviewer answers respondents. */
export async function answerQuestions(asks: readonly DemoQuestion[], assessmentId: string, reviewerId: string) {
  for (const { text, answer } of asks) {
    if (answer === undefined) continue;
    await db
      .update(assessmentClarification)
      .set({ answer: answer.text, answeredById: reviewerId, answeredAt: beforeDays(answer.daysAgo) })
      .where(and(eq(assessmentClarification.assessmentId, assessmentId), eq(assessmentClarification.text, text)));
  }
}

/** Stores what the reviewer asked about answers and what was replied, as if the assessment had been submitted again since. */
export async function clarify(
  clarifications: readonly DemoClarification[],
  questions: readonly Question[],
  { reviewerId, ...responding }: Responding & { readonly reviewerId: string },
): Promise<void> {
  const { organisationId, assessmentId, respondentId, daysAgo } = responding;
  const resolvedAt = instantOf(daysAgo, 'submitted') ?? new Date();
  const { link } = await linkFor(responding);
  for (const { about, text, daysAgo: days, reply } of clarifications) {
    const questionId = questions.find(({ question }) => question === about)?.id;
    if (questionId === undefined) throw new Error(`Nobody is asked “${about}”`);
    const id = randomUUID();
    const answers = await storedAnswers(assessmentId, [questionId]);
    await db.insert(assessmentClarification).values({
      organisationId,
      id,
      assessmentId,
      questionId,
      text,
      askedById: reviewerId,
      askedAt: beforeDays(days),
      resolvedAt,
      answerBefore: [...(answers.get(questionId)?.response ?? [])],
    });
    const written = { organisationId, assessmentId, questionId: id, respondentId, editorId: randomUUID(), sequence: 1 };
    await inLinkRole(link, async () => {
      await db.insert(assessmentAnswer).values({ ...written, response: [reply], answeredAt: resolvedAt });
    });
  }
  await endLinks({ kind: 'assessment', ids: [respondentId] });
}

/** Opens a link, answers what its respondent is asked, and submits it if the assessment was submitted. */
export async function respond(
  { answers = {}, until, files: own = [], asks = [] }: DemoRespondent,
  responding: Responding,
): Promise<void> {
  const { respondentId, daysAgo, files, answerFiles } = responding;
  const { token, link } = await linkFor(responding);
  const handlers = secureAssessmentHandlers(noJobs, { files, limits });
  const context = requestWith(link);
  await inLinkRole(link, async () => {
    const at = { path: { token }, query: {}, body: undefined };
    await handlers.open(at, context);
    if (daysAgo.saved === undefined) return;
    // As they are stored: what respondents see has no scores, by which the demo chooses answers.
    const { ownSections: questionnaires } = await linkedAssessment(link);
    const questions = questionnaires.flatMap((section) => section.questions);
    for (const described of own) {
      const file = answerFiles.get(described);
      const questionId = questions.find(({ question }) => question === described.on)?.id;
      if (file === undefined || questionId === undefined) throw new Error(`Nobody is asked “${described.on}”`);
      await keepFile(context, { token, questionId, file, limits });
    }
    const responses = [...answersFrom(questionnaires, answers, until)].map(toSave);
    const body = { token, editorId: randomUUID(), responses };
    const save = daysAgo.submitted === undefined ? handlers.saveDraft : handlers.submit;
    await save({ path: {}, query: {}, body }, context);
    const answeredAt = instantOf(daysAgo, 'saved') ?? new Date();
    await askQuestions(asks, questions, responding);
    await db.update(assessmentAnswer).set({ answeredAt }).where(eq(assessmentAnswer.respondentId, respondentId));
  });
  await endLinks({ kind: 'assessment', ids: [respondentId] });
}
