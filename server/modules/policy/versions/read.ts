import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { decisionOf, isLater, numberText } from '#domain/policy/lifecycle.ts';
import { notFound } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import {
  attachment,
  attachmentVersion,
  policy,
  policyAsking,
  policyReview,
  policyVersion,
  policyVersionAuthor,
  record,
  storedFile,
  userAccount,
  type FrozenFile,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { inContractForm } from '#server/modules/record/index.ts';

import { contentHash } from './content-hash.ts';

const creator = alias(userAccount, 'creator');
const decider = alias(userAccount, 'decider');

const person = (who: typeof creator | typeof decider) => ({ id: who.id, name: who.name });

/** Someone who is joined, or no one. */
function named(who: { id: string | null; name: string | null } | null): Schemas['PersonReference'] | null {
  if (who === null || who.id === null || who.name === null) return null;
  return { id: who.id, name: who.name };
}

/** The first day of the newest approved version of a policy that is not in force yet. */
const comingOn = sql`(select ${policy.effectiveOn} from ${policy}
  where ${eqWithinOrganisation(policy.id, policyVersion.policyId)}
    and ${policyVersion.status} = 'APPROVED' and not exists (select from policy_version as newer
      where newer.organisation_id = ${policyVersion.organisationId} and newer.policy_id = ${policyVersion.policyId}
        and newer.status = 'APPROVED'
        and (newer.major, newer.minor) > (${policyVersion.major}, ${policyVersion.minor})))`;

const summary = {
  id: policyVersion.id,
  version: policyVersion.version,
  major: policyVersion.major,
  minor: policyVersion.minor,
  status: policyVersion.status,
  isInForce: policyVersion.isInForce,
  inForceFrom: sql<string | null>`coalesce(${policyVersion.inForceFrom}, ${comingOn})::text`,
  generationMethod: policyVersion.generationMethod,
  changeLog: policyVersion.changeLog,
  sha256: policyVersion.sha256,
  createdAt: inContractForm(policyVersion.createdAt).mapWith(String),
  createdBy: person(creator),
  submittedAt: sql<string | null>`${inContractForm(policyVersion.submittedAt)}`,
  decidedAt: sql<string | null>`${inContractForm(policyVersion.decidedAt)}`,
  decidedBy: person(decider),
  decisionReason: policyVersion.decisionReason,
  approvedBefore: policyVersion.approvedBefore,
};

/** Without their texts, which may be large. */
const summaries = () =>
  db
    .select(summary)
    .from(policyVersion)
    .leftJoin(creator, eq(creator.id, policyVersion.createdBy))
    .leftJoin(decider, eq(decider.id, policyVersion.decidedBy));

const shown = ({
  major,
  minor,
  createdBy,
  decidedBy,
  ...row
}: Awaited<ReturnType<typeof summaries>>[number]): Schemas['PolicyVersionSummary'] => ({
  ...row,
  number: numberText({ major, minor }),
  createdBy: named(createdBy),
  decision: decisionOf(row),
  decidedBy: named(decidedBy),
});

const newestFirst = [desc(policyVersion.major), desc(policyVersion.minor)] as const;

/** @throws ApiError 404 unless there is a live policy with the id */
export async function findPolicy(id: string) {
  const [found] = await db
    .select({ id: record.id, ref: record.ref, title: record.title })
    .from(record)
    .where(and(eq(record.id, id), eq(record.kind, 'policy'), isNull(record.deletedAt)));
  if (found === undefined) throw notFound();
  return found;
}

/** The live policy of a version. @throws ApiError 404 */
export async function policyOfVersion(versionId: string): Promise<string> {
  const [found] = await db
    .select({ id: record.id })
    .from(policyVersion)
    .innerJoin(record, eqWithinOrganisation(record.id, policyVersion.policyId))
    .where(and(eq(policyVersion.id, versionId), isNull(record.deletedAt)));
  if (found === undefined) throw notFound();
  return found.id;
}

/** The versions of a policy, the newest first. */
export async function versionsOf(policyId: string): Promise<Schemas['PolicyVersionSummary'][]> {
  const rows = await summaries()
    .where(eq(policyVersion.policyId, policyId))
    .orderBy(...newestFirst);
  return rows.map(shown);
}

/** The files that are attached to a record now. */
export async function attachedFiles(recordId: string): Promise<FrozenFile[]> {
  return db
    .select({
      attachmentId: attachment.id,
      fileId: storedFile.id,
      name: storedFile.name,
      number: attachmentVersion.number,
      sha256: storedFile.sha256,
    })
    .from(attachment)
    .innerJoin(
      attachmentVersion,
      and(eq(attachmentVersion.attachmentId, attachment.id), eq(attachmentVersion.number, attachment.latest)),
    )
    .innerJoin(storedFile, eq(storedFile.id, attachmentVersion.fileId))
    .where(and(eq(attachment.recordId, recordId), isNull(attachment.removedAt)))
    .orderBy(asc(storedFile.name), asc(attachment.id));
}

async function reviewsOf(versionId: string): Promise<Schemas['PolicyReview'][]> {
  return db
    .select({
      reviewer: { id: userAccount.id, name: userAccount.name },
      verdict: policyReview.verdict,
      reason: policyReview.reason,
      at: inContractForm(policyReview.at).mapWith(String),
      isVoid: policyReview.isVoid,
    })
    .from(policyReview)
    .innerJoin(userAccount, eq(userAccount.id, policyReview.reviewerId))
    .where(eq(policyReview.versionId, versionId))
    .orderBy(asc(policyReview.at), asc(policyReview.id));
}

/** Those who have written a version or changed its files. */
export const authorsOf = async (versionId: string): Promise<Schemas['PersonReference'][]> =>
  db
    .select({ id: userAccount.id, name: userAccount.name })
    .from(policyVersionAuthor)
    .innerJoin(userAccount, eq(userAccount.id, policyVersionAuthor.personId))
    .where(eq(policyVersionAuthor.versionId, versionId))
    .orderBy(asc(userAccount.name), asc(userAccount.id));

async function plannedAsking(versionId: string) {
  const { whom, askOn, doneAt } = policyAsking;
  const [plan] = await db
    .select({ whom, askOn, doneAt })
    .from(policyAsking)
    .where(eq(policyAsking.versionId, versionId));
  return plan;
}

/** Nobody is asked before the version applies. */
function askingOf(
  plan: Awaited<ReturnType<typeof plannedAsking>>,
  inForceFrom: string | null,
): Schemas['PlannedAsking'] | null {
  if (plan === undefined || inForceFrom === null) return null;
  const on = plan.askOn !== null && isLater(plan.askOn, inForceFrom) ? plan.askOn : inForceFrom;
  return { whom: plan.whom, on, isDone: plan.doneAt !== null };
}

/** A version of a policy. @throws ApiError 404 */
export async function versionWith(policyId: string, versionId: string): Promise<Schemas['PolicyVersion']> {
  const isOne = and(eq(policyVersion.policyId, policyId), eq(policyVersion.id, versionId));
  const [[row], [text], reviews, authors, attached, plan] = await Promise.all([
    summaries().where(isOne),
    db
      .select({ content: policyVersion.content, sourceUrl: policyVersion.sourceUrl, files: policyVersion.files })
      .from(policyVersion)
      .where(isOne),
    reviewsOf(versionId),
    authorsOf(versionId),
    attachedFiles(policyId),
    plannedAsking(versionId),
  ]);
  if (row === undefined || text === undefined) throw notFound();
  const files = (text.files ?? attached).map(({ attachmentId, name, number, sha256 }) => ({
    attachmentId,
    name,
    number,
    sha256,
  }));
  const contentSha256 = row.sha256 ?? contentHash({ ...text, files });
  return { ...shown(row), ...text, files, reviews, authors, asking: askingOf(plan, row.inForceFrom), contentSha256 };
}

/** The newest version of a policy, locked until the transaction ends. */
export async function lockNewestVersion(policyId: string) {
  const [newest] = await db
    .select()
    .from(policyVersion)
    .where(eq(policyVersion.policyId, policyId))
    .orderBy(...newestFirst)
    .limit(1)
    .for('update');
  if (newest === undefined) throw new Error('The policy has no version');
  return newest;
}

export type StoredVersion = Awaited<ReturnType<typeof lockNewestVersion>>;
