import { numberText } from '#domain/policy-lifecycle.ts';
import type { LinkScope, Schemas } from '#server/contract/types.ts';
import { sanitisedHtml } from '#server/modules/rich-text/index.ts';

import { differenceOf } from '../versions/difference.ts';
import { latestNumbers, linkedPolicy, versionBefore, type LinkedPolicy } from './linked-policy.ts';

const named = (name: string | null) => (name === null ? null : { name });

/** The description is shown only of a policy that was written or drafted here (specification section 2.3). */
const textOf = ({ generationMethod, content }: Pick<LinkedPolicy, 'generationMethod' | 'content'>) =>
  generationMethod === 'MANUAL' || generationMethod === 'AI' ? sanitisedHtml(content) : '';

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

async function changesOf(policy: LinkedPolicy): Promise<Schemas['SecurePolicyChanges'] | null> {
  const before = await versionBefore(policy);
  if (before === undefined) return null;
  const { changeLog } = policy;
  const is = textOf(policy);
  const passages = is === '' ? [] : differenceOf(before.content, is).passages;
  return { since: numberText(before), changeLog, passages };
}

/** What the link still allows. */
export const accessOf = ({ acknowledgedAt, expiresAt, receiptCode }: LinkedPolicy): Schemas['SecureAccess'] => ({
  isAcknowledged: acknowledgedAt !== null,
  acknowledgedAt: acknowledgedAt?.toISOString() ?? null,
  expiresAt: expiresAt.toISOString(),
  receiptCode,
});

/** What a link opens; reads only, because mail scanners and previews open links too. */
export async function policyView(link: LinkScope, token: string): Promise<Schemas['SecurePolicyView']> {
  const policy = await linkedPolicy(link);
  const [files, changes] = await Promise.all([filesOf(policy, token), changesOf(policy)]);
  return {
    organisation: { name: policy.organisation },
    policy: {
      ref: policy.ref,
      name: policy.name,
      status: policy.status,
      description: textOf(policy),
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
