import { and, eq, isNull, notInArray, sql } from 'drizzle-orm';

import type { Schemas } from '#server/contract/types.ts';
import { acknowledgement, acknowledgementRequest as request, policyVersion } from '#server/database/schema/index.ts';
import { db, scopeOfTransaction } from '#server/database/tenancy.ts';
import { enqueue } from '#server/jobs/jobs.ts';
import {
  countAddresses,
  endInDays,
  moveLinks,
  withMemberNames,
  type AskingParts,
  type LinkEnd,
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

/** Stores requests to acknowledge a version, except to those who have one already, and returns how many are new. */
async function store(asking: Asking & { readonly requestedBy: string }): Promise<number> {
  const { recipients, ...common } = asking;
  const { organisationId } = scopeOfTransaction();
  const named = await withMemberNames(recipients);
  const byAddress = new Map(named.map(({ name, email }) => [email.toLowerCase(), name.trim()]));
  const rows = [...byAddress].map(([email, name]) => ({ organisationId, ...common, email, name }));
  let added = 0;
  for (let from = 0; from < rows.length; from += batch) {
    const inserted = await db
      .insert(request)
      .values(rows.slice(from, from + batch))
      .onConflictDoNothing()
      .returning({ id: request.id });
    added += inserted.length;
  }
  return added;
}

/**
 * Asks people to acknowledge a version, except those who have been asked already, and returns how many are new. What they have
 * acknowledged of an earlier version counts no more: they are asked about this one.
 * @throws ApiError 400 if more addresses are new to the organisation than it may ask in a day
 */
export async function ask(parts: AskingParts, asking: Asking): Promise<number> {
  const addresses = [...new Set(asking.recipients.map(({ email }) => email.toLowerCase()))];
  await db
    .update(request)
    .set({ countsFor: null })
    .where(and(eq(request.countsFor, asking.versionId), sql`${request.email} = any(${sql.param(addresses)}::text[])`));
  const added = await store({ ...asking, requestedBy: scopeOfTransaction().userId });
  await countAddresses(parts, { kind: 'policy', recordId: asking.policyId, field: 'recipients' }, addresses);
  if (added > 0) await parts.jobs.enqueue(acknowledgementMailJob, {});
  return added;
}

const hasAcknowledged = db
  .select({ id: acknowledgement.requestId })
  .from(acknowledgement)
  .where(eq(acknowledgement.organisationId, request.organisationId));

/** The days for which a new version asks those who were asked before. */
const defaultDays = 30;

/** Days between reminders to those who had not been asked before. */
const usualReminderDays = 7;

interface AskingAgain extends AskedVersion {
  /** The addresses in lower case. */
  readonly recipients: readonly { readonly name: string; readonly email: string; readonly reminderDays?: number }[];
  /** Who decided it. */
  readonly requestedBy: string;
}

/**
 * Asks people to acknowledge the version in force, as was decided with its approval; they were counted then. What they have
 * acknowledged before counts no more, and who has an open request for this version is reminded of it.
 */
export async function askAgain({ recipients, requestedBy, ...version }: AskingAgain): Promise<void> {
  const end = await endInDays(defaultDays);
  const lastInstant = sql`${end.expiresAt.toISOString()}::timestamptz`;
  const emails = recipients.map(({ email }) => email);
  const isOfOne = and(
    eq(request.policyId, version.policyId),
    sql`${request.email} = any(${sql.param(emails)}::text[])`,
    isNull(request.revokedAt),
  );
  const open = await db
    .update(request)
    .set({
      mailDue: sql`coalesce(${request.mailDue}, 'REMINDER')`,
      expiresAt: sql`greatest(${request.expiresAt}, ${lastInstant})`,
      endZone: sql`case when ${request.expiresAt} < ${lastInstant} then ${end.endZone} else ${request.endZone} end`,
      version: sql`${request.version} + 1`,
    })
    .where(and(isOfOne, eq(request.versionId, version.versionId), notInArray(request.id, hasAcknowledged)))
    .returning({ id: request.id, expiresAt: request.expiresAt });
  const extended = open.filter((row) => row.expiresAt.getTime() === end.expiresAt.getTime());
  if (extended.length > 0) await moveLinks({ kind: 'policy', ids: extended.map(({ id }) => id) }, end);
  await db
    .update(request)
    .set({ countsFor: null })
    .where(and(isOfOne, eq(request.countsFor, version.versionId)));
  const daysOf = ({ reminderDays = usualReminderDays }: (typeof recipients)[number]) => reminderDays;
  for (const reminderDays of new Set(recipients.map(daysOf))) {
    const those = recipients.filter((one) => daysOf(one) === reminderDays);
    await store({ ...version, recipients: those, ...end, reminderDays, requestedBy });
  }
  if (recipients.length > 0) await enqueue(acknowledgementMailJob, {});
}
