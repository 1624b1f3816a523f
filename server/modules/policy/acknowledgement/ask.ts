import { and, eq, isNull, notInArray, sql } from 'drizzle-orm';

import type { Schemas } from '#server/contract/types.ts';
import { acknowledgement, acknowledgementRequest as request, policyVersion } from '#server/database/schema/index.ts';
import { db, scopeOfTransaction } from '#server/database/tenancy.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import {
  countAddresses,
  endInDays,
  endLinks,
  type AskingParts,
  type LinkEnd,
  withMemberNames,
} from '#server/modules/secure-link/index.ts';

import { acknowledgementMailJob } from './mail-job.ts';

/** The version that people are asked to acknowledge. */
export interface AskedVersion {
  readonly policyId: string;
  readonly versionId: string;
}

interface Asking extends AskedVersion, LinkEnd {
  readonly recipients: readonly Schemas['AcknowledgementRecipient'][];
  readonly reminderDays: number;
}

/** Checks the addresses once they are stored, and before anything is mailed. */
type Check = (addresses: readonly string[]) => Promise<void>;
const noCheck: Check = () => Promise.resolve();

/** Rows per statement: PostgreSQL allows 65,535 parameters. */
const batch = 2_000;

/** The version of a policy that is in force; undefined before the first approval. */
export async function versionInForce(policyId: string): Promise<AskedVersion | undefined> {
  const [found] = await db
    .select({ policyId: policyVersion.policyId, versionId: policyVersion.id })
    .from(policyVersion)
    .where(and(eq(policyVersion.policyId, policyId), policyVersion.isInForce));
  return found;
}

/** Asks people to acknowledge a version, except those who have been asked already, and returns how many are new. */
async function askThose(jobs: Pick<Jobs, 'enqueue'>, asking: Asking, check: Check = noCheck): Promise<number> {
  const { recipients, ...common } = asking;
  const { organisationId, userId } = scopeOfTransaction();
  const named = await withMemberNames(recipients);
  const byAddress = new Map(named.map(({ name, email }) => [email.toLowerCase(), name.trim()]));
  const rows = [...byAddress].map(([email, name]) => ({ organisationId, requestedBy: userId, ...common, email, name }));
  let added = 0;
  for (let from = 0; from < rows.length; from += batch) {
    const inserted = await db
      .insert(request)
      .values(rows.slice(from, from + batch))
      .onConflictDoNothing()
      .returning({ id: request.id });
    added += inserted.length;
  }
  await check(rows.map(({ email }) => email));
  if (added > 0) await jobs.enqueue(acknowledgementMailJob, {});
  return added;
}

/**
 * Asks people to acknowledge a version, except those who have been asked already, and returns how many are new.
 * @throws ApiError 400 if more addresses are new to the organisation than it may ask in a day
 */
export const ask = (parts: AskingParts, asking: Asking): Promise<number> =>
  askThose(parts.jobs, asking, (addresses) =>
    countAddresses(parts, { kind: 'policy', recordId: asking.policyId, field: 'recipients' }, addresses),
  );

const hasAcknowledged = db
  .select({ id: acknowledgement.requestId })
  .from(acknowledgement)
  .where(eq(acknowledgement.organisationId, request.organisationId));

/** The days for which a new version asks those who were asked before. */
const defaultDays = 30;

/**
 * Asks everyone who was asked for a former version of a policy to acknowledge the one now in force. Requests that are
 * still open are revoked: nobody acknowledges a version that no longer applies. Someone who was asked before is not new to the
 * organisation, so that no limit keeps a version from being approved.
 */
export async function askAgain(jobs: Pick<Jobs, 'enqueue'>, version: AskedVersion): Promise<void> {
  const isFormer = and(eq(request.policyId, version.policyId), sql`${request.versionId} <> ${version.versionId}`);
  const former = await db
    .selectDistinctOn([request.email], {
      name: request.name,
      email: request.email,
      reminderDays: request.reminderDays,
      isRevoked: sql<boolean>`${request.revokedAt} is not null`,
    })
    .from(request)
    .where(isFormer)
    .orderBy(request.email, sql`${request.requestedAt} desc`);
  const open = await db
    .update(request)
    .set({ revokedAt: sql`now()`, mailDue: null, version: sql`${request.version} + 1` })
    .where(and(isFormer, isNull(request.revokedAt), notInArray(request.id, hasAcknowledged)))
    .returning({ id: request.id });
  if (open.length > 0) await endLinks({ requestIds: open.map(({ id }) => id) });
  const asked = former.filter(({ isRevoked }) => !isRevoked);
  const end = await endInDays(defaultDays);
  for (const reminderDays of new Set(asked.map((one) => one.reminderDays))) {
    const recipients = asked.filter((one) => one.reminderDays === reminderDays);
    await askThose(jobs, { ...version, recipients, ...end, reminderDays });
  }
}
