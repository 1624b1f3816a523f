import { and, eq, gt, inArray, isNotNull, isNull, lt, notInArray, sql } from 'drizzle-orm';

import { policyLifecycle } from '#domain/policy/lifecycle.ts';
import { policyStatusLabels } from '#domain/words/policy.ts';
import {
  acknowledgement,
  acknowledgementRequest as request,
  policy,
  policyVersion,
  record,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { logAndTell, loggedStep, touchByItself } from '#server/modules/lifecycle/index.ts';
import { remindThose, sendDue } from '#server/modules/secure-link/index.ts';

import { acknowledgementMailJob } from './acknowledgement/mail-job.ts';
import { isInUse } from './figures.ts';
import { today } from './today.ts';

const isLive = and(eqWithinOrganisation(record.id, policy.id), isNull(record.deletedAt));

const { EXPIRE } = policyLifecycle.events;

/** Approved policies whose review date has passed expire, which is nobody's action (specification section 3). */
export async function expirePolicies(): Promise<void> {
  const isPast = and(eq(policy.status, 'APPROVED'), lt(policy.nextReviewOn, await today()), isInUse);
  const expired = await db
    .select({ id: record.id, ref: record.ref, title: record.title, owner: policy.ownerId, approver: policy.approverId })
    .from(policy)
    .innerJoin(record, isLive)
    .where(isPast)
    .for('no key update', { of: [record, policy], skipLocked: true });
  const ids = expired.map(({ id }) => id);
  if (ids.length === 0) return;
  await db.update(policy).set({ status: EXPIRE.to }).where(inArray(policy.id, ids));
  await touchByItself(ids);
  await logAndTell(
    { kind: 'policy', as: 'policyStep', event: EXPIRE },
    expired.map(({ owner, approver, ...entity }) => ({
      entity,
      people: { owner: [owner], approver: [approver], reviewers: [] },
      logged: loggedStep(policyStatusLabels, { from: 'APPROVED', to: EXPIRE.to }),
      words: {
        told: {
          title: 'Policy expired',
          describe: (what) => `${what} has expired: its review date has passed. Confirm it, or start a new version.`,
        },
      },
    })),
  );
}

/**
 * Reminds those who have not acknowledged a version in force, so many days after the last mail as their request says. Whose
 * mailbox was reminded within the last hour stays due, and is reminded by a later run.
 */
export async function remindRecipients(jobs: Pick<Jobs, 'enqueue'>): Promise<void> {
  const answered = db
    .select({ id: acknowledgement.requestId })
    .from(acknowledgement)
    .where(eq(acknowledgement.organisationId, request.organisationId));
  const isDue = and(
    isNotNull(request.sentAt),
    isNull(request.mailDue),
    isNull(request.revokedAt),
    isNull(request.supersededAt),
    gt(request.expiresAt, sql`now()`),
    gt(request.reminderDays, 0),
    lt(
      sql`coalesce(${request.lastReminderAt}, ${request.sentAt}) + make_interval(days => ${request.reminderDays})`,
      sql`now()`,
    ),
    notInArray(request.id, answered),
    sql`exists (select from ${policyVersion} where ${eqWithinOrganisation(policyVersion.id, request.versionId)}
      and ${policyVersion.isInForce})`,
    sql`exists (select from ${policy} join ${record} on ${isLive}
      where ${eqWithinOrganisation(policy.id, request.policyId)} and ${isInUse})`,
  );
  await remindThose(request, isDue);
  await sendDue(jobs, request, acknowledgementMailJob);
}
