import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
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
import { endLinks, endOfAnyDay, mailText, newLink, type DueMails } from '#server/modules/secure-link/index.ts';

import { tellOf } from '../told.ts';

const provider = alias(record, 'provider');

/** A subject has room for this much of a name. */
const longestName = 80;

/** Nobody is mailed once they have submitted, nor with a link that would not open. */
const isAwaited = and(
  isNotNull(respondent.mailDue),
  isNull(respondent.revokedAt),
  isNull(respondent.submittedAt),
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
        where ${clarification.organisationId} = ${respondent.organisationId}
          and ${clarification.assessmentId} = ${respondent.assessmentId} and ${clarification.resolvedAt} is null)`,
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

/** The mails that ask to answer assessments. */
export const respondentMails: DueMails = {
  table: respondent,
  async prepare(id, { origin, productName }) {
    const [found] = await dueRespondent(id);
    const expiresOn = found?.assessment.expiresOn ?? null;
    if (found === undefined || expiresOn === null || !isAnswerable(found.assessment.status)) return undefined;
    const end = await endOfAnyDay(expiresOn);
    if (end.expiresAt.getTime() <= Date.now()) return undefined;
    const { row, title, clarifications, organisation: asker } = found;
    const { mailDue: kind, name, email, mails } = row;
    // Respondents get no receipts.
    if (kind === null || kind === 'RECEIPT') return undefined;
    if (kind === 'RESEND') await endLinks({ respondentIds: [id] });
    const opens = { kind: 'assessment' as const, recordId: row.assessmentId, respondentId: id };
    const token = await newLink(opens, end);
    const of = found.provider === null ? '' : ` about ${found.provider}`;
    const text = mailText({
      kind,
      productName,
      organisation: asker,
      name,
      link: { origin, path: `/service-provider-assessment/secure/${token}` },
      end,
      subject: `answer “${title.slice(0, longestName)}”`,
      request: `answer the assessment “${title}”${of}`,
      more: clarifications === 0 ? [] : [`${counted(clarifications)} to be clarified; the others stay as they are.`],
      action: 'Answer it',
      danger: 'answer in your name',
      about: 'this assessment',
    });
    return { kind, to: email, mails, text };
  },
  afterFailure: tellOfFailures,
};
