import { and, eq } from 'drizzle-orm';

import { isAnswerable } from '#domain/provider-assessment/lifecycle.ts';
import { assessmentStatusLabels } from '#domain/words/provider-assessment.ts';
import {
  assessmentRespondent as respondent,
  serviceProviderAssessment as assessment,
} from '#server/database/schema/index.ts';
import { db, scopeOfTransaction } from '#server/database/tenancy.ts';
import { endOfAnyDay, makeLinkByHand, type FoundRecord } from '#server/modules/secure-link/index.ts';

import { askedRespondents } from './respondents/asked-respondents.ts';

/** The respondent with an address, added if there is none. Without a mail: the person who makes the link passes it on. */
async function respondentFor({ id, ref, createdBy }: FoundRecord, email: string) {
  const [asked] = await db
    .select({ id: respondent.id, revokedAt: respondent.revokedAt })
    .from(respondent)
    .where(and(eq(respondent.assessmentId, id), eq(respondent.email, email)))
    .for('update');
  if (asked !== undefined) {
    if (asked.revokedAt !== null)
      throw new Error(`The links of ${email} were revoked, so no link to ${ref} would work. Take another address.`);
    return { holderId: asked.id, isNew: false };
  }
  if (createdBy === null) throw new Error(`Nobody is known to have added ${ref}, so nobody can add a respondent.`);
  const { organisationId } = scopeOfTransaction();
  const [added] = await db
    .insert(respondent)
    .values({ organisationId, assessmentId: id, email, addedBy: createdBy, requestedAt: new Date() })
    .returning({ id: respondent.id });
  if (added === undefined) throw new Error('The respondent was not stored');
  return { holderId: added.id, isNew: true };
}

/**
 * Makes a link to an assessment for an address, with a respondent if it has none. The organisation's log says so, without
 * naming who did it: the command line knows no account.
 *
 * @throws Error with a sentence: it is not being answered, or the respondent was revoked
 */
export async function assessmentLinkByHand(found: FoundRecord, address: string) {
  const [row] = await db
    .select({ status: assessment.status, expiresOn: assessment.expiresOn })
    .from(assessment)
    .where(eq(assessment.id, found.id));
  const expiresOn = row?.expiresOn ?? null;
  if (row === undefined || expiresOn === null || !isAnswerable(row.status))
    throw new Error(
      `${found.ref}, ${found.title}, is not being answered: it is “${assessmentStatusLabels[row?.status ?? 'DRAFT']}”.`,
    );
  const end = await endOfAnyDay(expiresOn);
  return makeLinkByHand(askedRespondents, found, address, async (email) => ({
    ...(await respondentFor(found, email)),
    end,
  }));
}
