import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { isAnswerable } from '#domain/provider-assessment/lifecycle.ts';
import {
  assessmentClarification as clarification,
  assessmentRespondent as respondent,
  organisation,
  record,
  serviceProviderAssessment as assessment,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { endLinks, endOfAnyDay, mailText, newLink, type DueMails } from '#server/modules/secure-link/index.ts';

import { tellOf } from '../told.ts';
import { answerMail } from './answer-mail.ts';

const provider = alias(record, 'provider');

/** A subject has room for this much of a name. */
const longestName = 80;

/** Nobody is asked once they have submitted, and nobody is mailed a link that would not open. */
const isAwaited = and(
  isNotNull(respondent.mailDue),
  isNull(respondent.revokedAt),
  or(isNull(respondent.submittedAt), eq(respondent.mailDue, 'ANSWER')),
  isNull(record.deletedAt),
  // In the west, a day ends when it is the next one in UTC; the exact end is checked below.
  sql`${assessment.expiresOn} >= (now() at time zone 'UTC')::date - 1`,
);

const dueRespondent = (id: string) =>
  db
    .select({
      row: respondent,
      assessment: { status: assessment.status, expiresOn: assessment.expiresOn },
      title: record.title,
      provider: provider.title,
      organisation: organisation.name,
      clarifications: sql<number>`(select count(*)::int from ${clarification}
        where ${eqWithinOrganisation(clarification.assessmentId, respondent.assessmentId)}
          and ${clarification.respondentId} is null and ${clarification.resolvedAt} is null)`,
      answered: sql<number>`(select count(*)::int from ${clarification}
        where ${eqWithinOrganisation(clarification.respondentId, respondent.id)}
          and ${clarification.answeredAt} is not null)`,
    })
    .from(respondent)
    .innerJoin(assessment, eq(assessment.id, respondent.assessmentId))
    .innerJoin(record, eq(record.id, respondent.assessmentId))
    .leftJoin(provider, eq(provider.id, assessment.providerId))
    .innerJoin(organisation, eq(organisation.id, respondent.organisationId))
    .where(and(eq(respondent.id, id), isAwaited))
    .for('update', { of: respondent, skipLocked: true });

const counted = (count: number) => (count === 1 ? 'One answer is' : `${count} answers are`);

/** Once no respondent can be reached, the person who waits for the answers is told. */
async function tellOfFailures(id: string): Promise<void> {
  const [found] = await db
    .select({
      entity: { id: record.id, ref: record.ref, title: record.title },
      assigneeId: assessment.assigneeId,
      reachable: sql<number>`(select count(*)::int from assessment_respondent other
        where other.organisation_id = ${respondent.organisationId} and other.assessment_id = ${respondent.assessmentId}
          and other.revoked_at is null and other.failed_at is null)`,
    })
    .from(respondent)
    .innerJoin(assessment, eq(assessment.id, respondent.assessmentId))
    .innerJoin(record, eq(record.id, respondent.assessmentId))
    .where(eq(respondent.id, id));
  if (found === undefined || found.reachable > 0) return;
  await tellOf(found.entity, {
    recipients: [found.assigneeId],
    isAsked: true,
    title: 'Assessment could not be sent',
    describe: (what) => `No respondent of ${what} could be reached. Check their addresses.`,
  });
}

/** Whether a mail is still of use: answers to questions can be read once everything is submitted. */
const isOpen = ({ row: { mailDue }, assessment: { status } }: Awaited<ReturnType<typeof dueRespondent>>[number]) =>
  mailDue === 'ANSWER' ? status !== 'EXPIRED' : isAnswerable(status);

/** What happens in the assessment beside what the mail asks for. */
const moreOf = ({ clarifications, answered }: Record<'clarifications' | 'answered', number>): string[] => [
  ...(clarifications === 0 ? [] : [`${counted(clarifications)} to be clarified; the others stay as they are.`]),
  ...(answered === 0 ? [] : ['What you asked has been answered, beside the question.']),
];

/** The mails that ask to answer assessments, and that say what respondents are answered. */
export const respondentMails: DueMails = {
  table: respondent,
  isDue: async (id) => (await dueRespondent(id)).some(isOpen),
  async prepare(id, { origin, productName }) {
    const [found] = await dueRespondent(id);
    const expiresOn = found?.assessment.expiresOn ?? null;
    if (found === undefined || expiresOn === null || !isOpen(found)) return undefined;
    const end = await endOfAnyDay(expiresOn);
    if (end.expiresAt.getTime() <= Date.now()) return undefined;
    const { row, title, organisation: asker } = found;
    const { mailDue: kind, name, email, mails } = row;
    // Respondents get no receipts.
    if (kind === null || kind === 'RECEIPT') return undefined;
    if (kind === 'RESEND') await endLinks({ kind: 'assessment', ids: [id] });
    const opens = { kind: 'assessment' as const, recordId: row.assessmentId, holderId: id };
    const token = await newLink(opens, end);
    const link = { origin, path: `/service-provider-assessment/secure/${token}` as const };
    if (kind === 'ANSWER')
      return { kind, to: email, mails, text: answerMail({ productName, organisation: asker, name, title, link, end }) };
    const of = found.provider === null ? '' : ` about ${found.provider}`;
    const text = mailText({
      kind,
      productName,
      organisation: asker,
      name,
      link,
      end,
      subject: `answer “${title.slice(0, longestName)}”`,
      request: `answer the assessment “${title}”${of}`,
      more: moreOf(found),
      action: 'Answer it',
      danger: 'answer in your name',
      about: 'this assessment',
    });
    return { kind, to: email, mails, text };
  },
  afterFailure: tellOfFailures,
};
