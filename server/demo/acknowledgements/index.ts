import { randomUUID } from 'node:crypto';

import { eq, inArray, sql } from 'drizzle-orm';

import { numberText } from '#domain/policy/lifecycle.ts';
import type { OrganisationContext } from '#server/contract/types.ts';
import {
  acknowledgement,
  acknowledgementRequest,
  membership,
  policyVersion,
  record,
  userAccount,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { acknowledgementProof } from '#server/modules/policy/index.ts';

import type { DemoAcknowledgements, DemoRecipient } from './harbour.ts';

const minute = 60_000;
const day = 1440 * minute;
const defaultDays = 90;

/** What recipients use: addresses of a network for documentation (RFC 5737), and two browsers. */
const browsers = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Mobile/15E148 Safari/604.1',
];

const deviceOf = (index: number) => ({
  ip: `198.51.100.${10 + index}`,
  userAgent: browsers[index % browsers.length] ?? null,
});

/**
 * So many days ago, but not before the approval; a few minutes apart for different people, and later for what happens later on
 * the same day.
 */
const agoSince =
  (approvedAt: Date) =>
  (days: number | undefined, minutesLater: number): Date | null =>
    days === undefined
      ? null
      : new Date(Math.max(approvedAt.getTime(), Date.now() - (days + 1) * day + minutesLater * minute));

const readMembers = () =>
  db
    .select({ id: userAccount.id, name: userAccount.name, email: userAccount.email })
    .from(membership)
    .innerJoin(userAccount, eq(userAccount.id, membership.userId));

type Members = Awaited<ReturnType<typeof readMembers>>;

const memberIn = (members: Members, name: string) => members.find(({ email }) => email === `${name}@attest.example`);

/** When a version was approved: of one from before the policy came here, the day from which it is in force. */
const approvedAt = sql<string | null>`coalesce(${policyVersion.decidedAt}, ${policyVersion.inForceFrom}::timestamptz)`;

/** The versions of policies, by their references. */
const versionsOf = (refs: readonly string[]) =>
  db
    .select({
      policyId: record.id,
      ref: record.ref,
      versionId: policyVersion.id,
      sha256: policyVersion.sha256,
      major: policyVersion.major,
      minor: policyVersion.minor,
      isInForce: policyVersion.isInForce,
      approvedAt,
    })
    .from(policyVersion)
    .innerJoin(record, eq(record.id, policyVersion.policyId))
    .where(inArray(record.ref, [...refs]));

type Version = Awaited<ReturnType<typeof versionsOf>>[number];

interface DemoVersion {
  readonly approvedAt: Date;
  /** When the version in force was approved; null for that one. */
  readonly supersededAt: Date | null;
}

/** @throws Error for a version that is not approved */
function timesOf({ ref, isInForce, approvedAt: approved }: Version, versions: readonly Version[]): DemoVersion {
  const newer = isInForce ? undefined : versions.find((one) => one.ref === ref && one.isInForce);
  if (approved === null) throw new Error(`A version of ${ref} that is not approved cannot be acknowledged`);
  return { approvedAt: new Date(approved), supersededAt: newer?.approvedAt ? new Date(newer.approvedAt) : null };
}

/**
 * The request as it would be stored by now. No mail is due, now or later: what the demo sends would fill the outbox in
 * which testers look for their own mail.
 */
function requestOf(recipient: DemoRecipient, members: Members, index: number, version: DemoVersion) {
  const { email, askedDaysAgo, days = defaultDays } = recipient;
  const member = memberIn(members, email);
  if (member === undefined && !email.includes('@')) throw new Error(`The demo has no member ${email}`);
  const ago = agoSince(version.approvedAt);
  const requestedAt = ago(askedDaysAgo, 0) ?? version.approvedAt;
  const openedAt = ago(recipient.openedDaysAgo, 30 + 7 * index);
  const lastReminderAt = ago(recipient.remindedDaysAgo, index);
  return {
    id: randomUUID(),
    name: member?.name ?? recipient.name ?? '',
    email: member?.email ?? email,
    requestedAt,
    sentAt: new Date(Math.min(requestedAt.getTime() + minute, openedAt?.getTime() ?? Date.now())),
    mailDue: null,
    mails: lastReminderAt === null ? 1 : 2,
    lastReminderAt,
    reminderCount: lastReminderAt === null ? 0 : 1,
    reminderDays: 0,
    openedAt,
    revokedAt: ago(recipient.revokedDaysAgo, 45),
    supersededAt: recipient.isSuperseded === true ? version.supersededAt : null,
    expiresAt: new Date(requestedAt.getTime() + days * day),
  };
}

/**
 * Requests to acknowledge policies, and the acknowledgements, without entries in their histories. Runs in the
 * organisation's transaction.
 * @throws Error if a policy is not in force, or a member does not exist
 */
export async function addAcknowledgements(
  { organisation: { id: organisationId } }: OrganisationContext,
  all: readonly DemoAcknowledgements[],
): Promise<void> {
  const members = await readMembers();
  const versions = await versionsOf(all.map(({ on }) => on));
  for (const { on, version: number, by, recipients } of all) {
    const version = versions.find(
      (one) => one.ref === on && (number === undefined ? one.isInForce : numberText(one) === number),
    );
    const asker = memberIn(members, by);
    if (version === undefined || asker === undefined) throw new Error(`${by} cannot ask to acknowledge ${on}`);
    const { policyId, versionId } = version;
    const times = timesOf(version, versions);
    const requests = recipients.map((recipient, index) => ({
      ...requestOf(recipient, members, index, times),
      recipient,
    }));
    await db.insert(acknowledgementRequest).values(
      requests.map(({ recipient: _recipient, ...row }) => ({
        ...row,
        organisationId,
        policyId,
        versionId,
        requestedBy: asker.id,
      })),
    );
    const proofs = requests.flatMap(({ id: requestId, email, recipient }, index) => {
      const at = agoSince(times.approvedAt)(recipient.acknowledgedDaysAgo, 35 + 7 * index);
      return at === null
        ? []
        : [acknowledgementProof({ ...version, organisationId, requestId, email }, deviceOf(index), at)];
    });
    if (proofs.length > 0) await db.insert(acknowledgement).values(proofs);
  }
}
