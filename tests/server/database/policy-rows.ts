import { randomUUID } from 'node:crypto';

import * as tables from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

/** The versions of a policy, with what people have done about them. */
export async function addPolicyRows(organisationId: string, userId: string): Promise<void> {
  const [policy] = await db.select({ policyId: tables.policy.id }).from(tables.policy);
  const policyId = policy?.policyId ?? '';
  const versionId = randomUUID();
  const people = { createdBy: userId, decidedBy: userId };
  await db.insert(tables.policyReviewer).values({ organisationId, policyId, personId: userId });
  await db
    .insert(tables.policyVersion)
    .values({ organisationId, id: versionId, policyId, major: 1, minor: 0, ...people });
  await db.insert(tables.policyVersionAuthor).values({ organisationId, versionId, personId: userId });
  const verdict = { versionId, reviewerId: userId, verdict: 'APPROVED' } as const;
  await db.insert(tables.policyReview).values({ organisationId, ...verdict });
  const resolved = { resolvedAt: new Date(), resolvedBy: userId };
  const remark = { versionId, quote: '', text: '', createdBy: userId, ...resolved };
  const remarkId = randomUUID();
  await db.insert(tables.policyRemark).values({ organisationId, id: remarkId, ...remark });
  await db.insert(tables.policyRemarkReply).values({ organisationId, remarkId, text: '', createdBy: userId });
  await db
    .insert(tables.policyAsking)
    .values({ organisationId, versionId, whom: 'NOBODY', roles: [], recipients: [], decidedBy: userId });
  const request = { policyId, versionId, email: 'ada@example.com', expiresAt: new Date(), reminderDays: 0 };
  await db.insert(tables.acknowledgementRequest).values({ organisationId, ...request, requestedBy: userId });
}
