import { numberText } from '#domain/policy-lifecycle.ts';
import type { LinkScope, Schemas } from '#server/contract/types.ts';

import { latestNumbers, linkedPolicy, linkedVersions, type LinkedPolicy } from './linked-policy.ts';
import { shownDifference, shownText } from './shown-texts.ts';

const named = (name: string | null) => (name === null ? null : { name });

/** The description is shown only of a policy that was written or drafted here (specification section 2.3). */
const hasText = ({ generationMethod }: LinkedPolicy) => generationMethod === 'MANUAL' || generationMethod === 'AI';

/** The version of a policy that is shown. */
const versionOf = ({ versionId: id, sha256 }: LinkedPolicy) => ({ id, sha256 });

/** Path of a file under a link, on the application's origin. */
const filePath = (token: string, fileId: string) => `/policy/secure/${encodeURIComponent(token)}/files/${fileId}`;

async function filesOf({ policyId, files }: LinkedPolicy, token: string): Promise<Schemas['SecurePolicyFile'][]> {
  if (files === null || files.length === 0) return [];
  const latest = await latestNumbers(policyId);
  return files.map(({ attachmentId, fileId, name, number }) => ({
    name,
    version: number,
    isLatest: latest.get(attachmentId) === number,
    url: filePath(token, fileId),
  }));
}

async function changesOf(
  policy: LinkedPolicy,
  versions: Awaited<ReturnType<typeof linkedVersions>>,
): Promise<Schemas['SecurePolicyChanges'] | null> {
  const before = versions.find(({ id }) => id !== policy.versionId);
  if (before === undefined) return null;
  const passages = hasText(policy) ? await shownDifference(before, versionOf(policy)) : [];
  return { since: numberText(before), changeLog: policy.changeLog, passages };
}

/** What the link still allows. */
export const accessOf = ({
  acknowledgedAt,
  expiresAt,
  receiptCode,
}: Pick<LinkedPolicy, 'acknowledgedAt' | 'expiresAt' | 'receiptCode'>): Schemas['SecureAccess'] => ({
  isAcknowledged: acknowledgedAt !== null,
  acknowledgedAt: acknowledgedAt?.toISOString() ?? null,
  expiresAt: expiresAt.toISOString(),
  receiptCode,
});

/** What a link opens; reads only, because mail scanners and previews open links too. */
export async function policyView(link: LinkScope, token: string): Promise<Schemas['SecurePolicyView']> {
  const [policy, versions] = await Promise.all([linkedPolicy(link), linkedVersions(link)]);
  const [description, files, changes] = await Promise.all([
    hasText(policy) ? shownText(versionOf(policy)) : '',
    filesOf(policy, token),
    changesOf(policy, versions),
  ]);
  return {
    organisation: { name: policy.organisation },
    policy: {
      ref: policy.ref,
      name: policy.name,
      status: policy.status,
      description,
      generationMethod: policy.generationMethod,
      nextReviewDate: policy.nextReviewOn,
      policyCategory: named(policy.category),
      owner: named(policy.owner),
      approver: named(policy.approver),
      files,
      sourceUrl: policy.generationMethod === 'URL' ? policy.sourceUrl : '',
      version: numberText(policy),
      supersededBy: policy.isInForce ? null : policy.versionInForce,
      sha256: policy.sha256 ?? '',
      changes,
    },
    accessInfo: accessOf(policy),
  };
}
