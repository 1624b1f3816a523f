import { and, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { notFound } from '#server/contract/errors.ts';
import type { LinkScope } from '#server/contract/types.ts';
import {
  acknowledgement,
  acknowledgementRequest,
  attachment,
  organisation,
  policy,
  policyCategory,
  policyVersion,
  record,
  secureLink,
  storedFile,
  userAccount,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { isImage, type StoredImage } from '#server/modules/attachment/index.ts';

// Prepared, because planning these statements with their row policies takes longer than executing them.

const owner = alias(userAccount, 'owner');
const approver = alias(userAccount, 'approver');

const columns = {
  organisationId: policy.organisationId,
  organisation: organisation.name,
  timeZone: organisation.timeZone,
  policyId: policy.id,
  ref: record.ref,
  name: record.title,
  nextReviewOn: policy.nextReviewOn,
  versionInForce: policy.versionInForce,
  category: policyCategory.name,
  owner: owner.name,
  approver: approver.name,
  versionId: policyVersion.id,
  major: policyVersion.major,
  minor: policyVersion.minor,
  status: policyVersion.status,
  isInForce: policyVersion.isInForce,
  generationMethod: policyVersion.generationMethod,
  sourceUrl: policyVersion.sourceUrl,
  changeLog: policyVersion.changeLog,
  files: policyVersion.files,
  sha256: policyVersion.sha256,
  approvedAt: policyVersion.decidedAt,
  approvedBefore: policyVersion.approvedBefore,
  requestId: acknowledgementRequest.id,
  recipient: acknowledgementRequest.name,
  email: acknowledgementRequest.email,
  passedAt: acknowledgementRequest.passedAt,
  expiresAt: secureLink.expiresAt,
  endZone: secureLink.endZone,
  acknowledgedAt: acknowledgement.at,
  receiptCode: acknowledgement.code,
};

const policyOfLink = db
  .select(columns)
  .from(policy)
  .innerJoin(record, eqWithinOrganisation(record.id, policy.id))
  .innerJoin(organisation, eq(organisation.id, policy.organisationId))
  .innerJoin(
    secureLink,
    and(eq(secureLink.organisationId, policy.organisationId), eq(secureLink.id, sql.placeholder('linkId'))),
  )
  .innerJoin(acknowledgementRequest, eqWithinOrganisation(acknowledgementRequest.id, secureLink.requestId))
  .innerJoin(policyVersion, eqWithinOrganisation(policyVersion.id, acknowledgementRequest.versionId))
  .leftJoin(acknowledgement, eqWithinOrganisation(acknowledgement.requestId, acknowledgementRequest.id))
  .leftJoin(policyCategory, eqWithinOrganisation(policyCategory.id, policy.categoryId))
  .leftJoin(owner, eq(owner.id, policy.ownerId))
  .leftJoin(approver, eq(approver.id, policy.approverId))
  .where(eq(policy.id, sql.placeholder('recordId')))
  .prepare('link_policy');

/**
 * What a link shows except for its text, read under the links role: the database itself finds nothing else
 * (0043_secure-links.sql).
 *
 * @throws ApiError 404 if the link has been revoked since it was found
 */
export async function linkedPolicy({ linkId, recordId }: LinkScope) {
  const [found] = await policyOfLink.execute({ linkId, recordId });
  if (found === undefined) throw notFound();
  return found;
}

export type LinkedPolicy = Awaited<ReturnType<typeof linkedPolicy>>;

const requestOfLink = db
  .select({ organisationId: acknowledgementRequest.organisationId, requestId: acknowledgementRequest.id })
  .from(acknowledgementRequest)
  .where(eq(acknowledgementRequest.policyId, sql.placeholder('recordId')))
  .prepare('link_request');

const lockOfRequest = db
  .select({ id: acknowledgementRequest.id })
  .from(acknowledgementRequest)
  .where(eq(acknowledgementRequest.policyId, sql.placeholder('recordId')))
  .for('no key update')
  .prepare('link_lock');

/** Until the transaction ends, the request of a link does not pass on to a newer version. */
export const lockLinkedRequest = ({ recordId }: LinkScope) => lockOfRequest.execute({ recordId });

/** The request of a link: its role sees no other. @throws ApiError 404 if the link has been revoked since it was found */
export async function linkedRequest({ recordId }: LinkScope) {
  const [found] = await requestOfLink.execute({ recordId });
  if (found === undefined) throw notFound();
  return found;
}

const versionsOfLink = db
  .select({
    id: policyVersion.id,
    major: policyVersion.major,
    minor: policyVersion.minor,
    files: policyVersion.files,
    sha256: policyVersion.sha256,
  })
  .from(policyVersion)
  .where(eq(policyVersion.policyId, sql.placeholder('recordId')))
  .prepare('link_versions');

/** The versions that a link shows: its own, and the one that its recipient acknowledged before, if there is one. */
export const linkedVersions = ({ recordId }: LinkScope) => versionsOfLink.execute({ recordId });

export type LinkedVersion = Pick<LinkedPolicy, 'files' | 'sha256'> & { readonly id: string };

const contentOfVersion = db
  .select({ content: policyVersion.content })
  .from(policyVersion)
  .where(eq(policyVersion.id, sql.placeholder('id')))
  .prepare('link_content');

/** The text of a version that the link shows. @throws ApiError 404 */
export async function linkedContent(id: string): Promise<string> {
  const [found] = await contentOfVersion.execute({ id });
  if (found === undefined) throw notFound();
  return found.content;
}

/** The stored images among files that the link reaches, by their ids. */
export async function linkedImages(fileIds: readonly string[]): Promise<ReadonlyMap<string, StoredImage>> {
  if (fileIds.length === 0) return new Map();
  const { id, key, type, size } = storedFile;
  const rows = await db
    .select({ id, key, type, size })
    .from(storedFile)
    .where(inArray(id, [...fileIds]));
  return new Map(rows.filter((row) => isImage(row.type)).map((row) => [row.id, row]));
}

/** The numbers of the latest versions of a policy's files, by the files' ids; 0 for a file that was removed. */
export async function latestNumbers(policyId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({
      id: attachment.id,
      latest: sql<number>`case when ${attachment.removedAt} is null then ${attachment.latest} else 0 end`,
    })
    .from(attachment)
    .where(eq(attachment.recordId, policyId));
  return new Map(rows.map(({ id, latest }) => [id, latest]));
}
