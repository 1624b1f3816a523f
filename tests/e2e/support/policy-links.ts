import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';

import { folded } from '#domain/text/folded.ts';
import type { Database } from '#server/database/database.ts';
import {
  acknowledgement,
  acknowledgementRequest,
  attachment,
  attachmentVersion,
  membership,
  policy,
  policyCategory,
  policyVersion,
  record,
  secureLink,
  storedFile,
  type FrozenFile,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { newToken, tokenHash } from '#server/links/token.ts';
import { contentHash } from '#server/modules/policy/versions/content-hash.ts';

export interface NewPolicyLink {
  readonly title: string;
  readonly content?: string;
  /** The text of an earlier version, which the recipient has acknowledged. */
  readonly earlier?: string;
  readonly fileName?: string;
  readonly category?: string;
  readonly expiresAt?: Date;
}

interface Ids {
  readonly organisationId: string;
  readonly policyId: string;
  readonly userId: string;
}

async function addPolicy({ organisationId, policyId, userId }: Ids, { title, category }: NewPolicyLink): Promise<void> {
  const categoryId = category === undefined ? null : randomUUID();
  if (category !== undefined && categoryId !== null)
    await db.insert(policyCategory).values({ organisationId, id: categoryId, name: category });
  const ref = `P-${Math.floor(Math.random() * 1e9)}`;
  await db
    .insert(record)
    .values({ organisationId, id: policyId, kind: 'policy', ref, title, searchText: folded(title), createdBy: userId });
  await db.insert(policy).values({
    organisationId,
    id: policyId,
    status: 'APPROVED',
    versionInForce: '2.0',
    nextReviewOn: '2027-03-31',
    ownerId: userId,
    categoryId,
  });
}

async function addFile({ organisationId, policyId, userId }: Ids, name: string): Promise<FrozenFile> {
  const [fileId, attachmentId, sha256] = [randomUUID(), randomUUID(), 'a'.repeat(64)];
  const file = { organisationId, id: fileId, key: randomUUID(), sha256, size: 10, type: 'PDF' as const, name };
  await db.insert(storedFile).values({ ...file, createdBy: userId });
  await db.insert(attachment).values({ organisationId, id: attachmentId, recordId: policyId });
  await db.insert(attachmentVersion).values({ organisationId, attachmentId, number: 1, fileId });
  return { attachmentId, fileId, name, number: 1, sha256 };
}

/** An approved version, and a request to acknowledge it. */
async function addRequest(
  { organisationId, policyId, userId }: Ids,
  version: { content: string; major: number; files: FrozenFile[]; expiresAt: Date },
): Promise<string> {
  const { content, major, files, expiresAt } = version;
  const [versionId, requestId] = [randomUUID(), randomUUID()];
  await db.insert(policyVersion).values({
    organisationId,
    id: versionId,
    policyId,
    major,
    minor: 0,
    status: 'APPROVED',
    isInForce: major === 2,
    content,
    files,
    sha256: contentHash({ content, sourceUrl: '', files }),
  });
  await db.insert(acknowledgementRequest).values({
    organisationId,
    id: requestId,
    policyId,
    versionId,
    email: 'ada@example.com',
    requestedBy: userId,
    expiresAt,
    reminderDays: 0,
  });
  return requestId;
}

/** A policy in force that was sent to someone; returns the path of its link. */
export async function addPolicyLink(database: Database, organisationId: string, given: NewPolicyLink): Promise<string> {
  const [member] = await database.platform
    .select({ userId: membership.userId })
    .from(membership)
    .where(eq(membership.organisationId, organisationId));
  if (member === undefined) throw new Error('The organisation has no member.');
  const ids = { organisationId, policyId: randomUUID(), ...member };
  const { content = '<p>Lock your screen.</p>', earlier, fileName } = given;
  const { expiresAt = new Date(Date.now() + 30 * 86_400_000) } = given;
  const token = newToken();
  await database.inOrganisation({ organisationId, userId: member.userId }, async () => {
    await addPolicy(ids, given);
    const files = fileName === undefined ? [] : [await addFile(ids, fileName)];
    if (earlier !== undefined) {
      const requestId = await addRequest(ids, { content: earlier, major: 1, files: [], expiresAt });
      const proof = { contentSha256: '', sentence: '', address: '', userAgent: '', sha256: '' };
      await db
        .insert(acknowledgement)
        .values({ ...proof, organisationId, requestId, code: randomUUID(), at: new Date() });
    }
    const requestId = await addRequest(ids, { content, major: 2, files, expiresAt });
    await db.insert(secureLink).values({
      organisationId,
      kind: 'policy',
      recordId: ids.policyId,
      requestId,
      tokenHash: tokenHash(token),
      expiresAt,
    });
  });
  return `/policy/secure/${token}`;
}
