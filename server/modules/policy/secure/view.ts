import { numberText } from '#domain/policy/lifecycle.ts';
import { lastDayOf } from '#domain/time/last-day.ts';
import { dayAndTimeIn } from '#domain/time/zoned-time.ts';
import type { LinkScope, Schemas } from '#server/contract/types.ts';
import type { FrozenFile } from '#server/database/schema/index.ts';
import type { StoredImage } from '#server/modules/attachment/index.ts';
import { withoutTimeZone } from '#server/modules/organisation/index.ts';

import { latestNumbers, linkedImages, linkedPolicy, linkedVersions, type LinkedPolicy } from './linked-policy.ts';
import { shownDifference, shownText, type UnsanitisedText } from './shown-texts.ts';

const named = (name: string | null) => (name === null ? null : { name });

/** The description is shown only of a policy that was written or drafted here (specification section 2.3). */
const hasText = ({ generationMethod }: LinkedPolicy) => generationMethod === 'MANUAL' || generationMethod === 'AI';

/** The version of a policy that is shown. */
const versionOf = ({ versionId: id, files, sha256 }: LinkedPolicy) => ({ id, files, sha256 });

/** Path of a file under a link, on the application's origin. */
const filePath = (token: string, fileId: string) => `/policy/secure/${encodeURIComponent(token)}/files/${fileId}`;

/** The attachments that a sanitised text shows as images. */
const attachmentsIn = (html: string): ReadonlySet<string> =>
  new Set(Array.from(html.matchAll(/<img [^>]*data-attachment="(?<id>[^"]*)"/g), ({ groups }) => groups?.['id'] ?? ''));

/** The files that are not shown in the text. Those of the version in force apply, whatever is being drafted. */
async function filesOf(
  { policyId, isInForce }: LinkedPolicy,
  files: readonly FrozenFile[],
  token: string,
): Promise<Schemas['SecurePolicyFile'][]> {
  if (files.length === 0) return [];
  const latest = isInForce ? undefined : await latestNumbers(policyId);
  return files.map(({ attachmentId, fileId, name, number }) => ({
    name,
    version: number,
    isLatest: latest === undefined || latest.get(attachmentId) === number,
    url: filePath(token, fileId),
  }));
}

async function changesOf(
  policy: LinkedPolicy,
  versions: Awaited<ReturnType<typeof linkedVersions>>,
): Promise<() => Promise<Schemas['SecurePolicyChanges'] | null>> {
  const before = versions.find(({ id }) => id !== policy.versionId);
  if (before === undefined) return () => Promise.resolve(null);
  const { organisationId, changeLog } = policy;
  const compare = hasText(policy) ? await shownDifference([before, versionOf(policy)], organisationId) : undefined;
  return async () => ({ since: numberText(before), changeLog, passages: (await compare?.()) ?? [] });
}

/** What the link still allows. */
export const accessOf = ({
  acknowledgedAt,
  expiresAt,
  endZone,
  receiptCode,
}: Pick<LinkedPolicy, 'acknowledgedAt' | 'expiresAt' | 'endZone' | 'receiptCode'>): Schemas['SecureAccess'] => ({
  isAcknowledged: acknowledgedAt !== null,
  acknowledgedAt: acknowledgedAt?.toISOString() ?? null,
  expiresAt: expiresAt.toISOString(),
  expiresOn: lastDayOf(expiresAt, endZone),
  receiptCode,
});

/** A file that a text shows, with what is stored of it. */
export interface ShownImage {
  readonly attachmentId: string;
  readonly url: string;
  readonly stored: StoredImage;
}

async function imagesOf(description: string, frozen: readonly FrozenFile[], token: string): Promise<ShownImage[]> {
  const inText = attachmentsIn(description);
  const files = frozen.filter(({ attachmentId }) => inText.has(attachmentId));
  const stored = await linkedImages(files.map(({ fileId }) => fileId));
  return files.flatMap(({ attachmentId, fileId }) => {
    const image = stored.get(fileId);
    return image === undefined ? [] : [{ attachmentId, url: filePath(token, fileId), stored: image }];
  });
}

/** What a link opens. */
export interface ShownPolicy {
  /** Without the images, whose sizes are not in the database, and what is compared outside of the transaction. */
  readonly view: Omit<Schemas['SecurePolicyView'], 'policy'> & {
    readonly policy: Omit<Schemas['SecurePolicy'], 'images' | 'changes'>;
  };
  readonly images: readonly ShownImage[];
  readonly changes: () => Promise<Schemas['SecurePolicy']['changes']>;
}

/**
 * What a link opens; reads only, because mail scanners and previews open links too.
 * @param sanitised the text of the policy, if it had to be sanitised outside of a transaction before
 */
export async function policyView(
  link: LinkScope,
  token: string,
  sanitised?: string,
): Promise<ShownPolicy | UnsanitisedText> {
  const [policy, versions] = await Promise.all([linkedPolicy(link), linkedVersions(link)]);
  const description = hasText(policy) ? (sanitised ?? (await shownText(versionOf(policy)))) : '';
  if (typeof description !== 'string') return description;
  const timeZone = policy.timeZone ?? withoutTimeZone;
  const frozen = policy.files ?? [];
  const images = await imagesOf(description, frozen, token);
  const shown = new Set(images.map(({ attachmentId }) => attachmentId));
  const others = frozen.filter(({ attachmentId }) => !shown.has(attachmentId));
  const [files, changes] = await Promise.all([filesOf(policy, others, token), changesOf(policy, versions)]);
  const view = {
    organisation: { name: policy.organisation },
    timeZone,
    recipient: { name: policy.recipient, email: policy.email },
    policy: {
      ref: policy.ref,
      name: policy.name,
      status: policy.status,
      description,
      generationMethod: policy.generationMethod,
      nextReviewDate: policy.nextReviewOn,
      approvedOn: policy.approvedAt && dayAndTimeIn(timeZone, policy.approvedAt.toISOString()).day,
      policyCategory: named(policy.category),
      owner: named(policy.owner),
      approver: policy.approvedBefore === null ? named(policy.approver) : null,
      approvedBefore: policy.approvedBefore,
      files,
      sourceUrl: policy.generationMethod === 'URL' ? policy.sourceUrl : '',
      version: numberText(policy),
      supersededBy: policy.isInForce ? null : policy.versionInForce,
      sha256: policy.sha256 ?? '',
    },
    accessInfo: accessOf(policy),
  };
  return { view, images, changes };
}
