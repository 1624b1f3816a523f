import { and, eq, isNull, sql } from 'drizzle-orm';

import { numberText } from '#domain/policy/lifecycle.ts';
import { acknowledgementSentence } from '#domain/words/acknowledgement.ts';
import { conflict } from '#server/contract/errors.ts';
import type { LinkContext, Schemas } from '#server/contract/types.ts';
import { acknowledgement, acknowledgementRequest, activity, secureLinkUse } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import type { Jobs } from '#server/jobs/jobs.ts';

import { acknowledgementMailJob } from '../acknowledgement/mail-job.ts';
import { linkedPolicy, linkedRequest, lockLinkedRequest, type LinkedPolicy } from './linked-policy.ts';
import { newReceiptCode, receiptHash } from './receipt.ts';
import { accessOf } from './view.ts';

type Request = LinkContext['request'];
export type ReceiptJobs = Pick<Jobs, 'enqueueOnLink'>;

const logUse = (
  { organisationId }: Pick<LinkedPolicy, 'organisationId'>,
  { link, request }: LinkContext,
  action: 'open' | 'acknowledge',
) =>
  db.insert(secureLinkUse).values({
    organisationId,
    linkId: link.linkId,
    action,
    address: request.ip,
    userAgent: request.userAgent ?? '',
  });

const firstOpening = db
  .update(acknowledgementRequest)
  .set({ openedAt: sql`now()` })
  .where(and(eq(acknowledgementRequest.id, sql.placeholder('requestId')), isNull(acknowledgementRequest.openedAt)))
  .prepare('link_opening');

/** The first time counts. */
const noteOpening = ({ requestId }: Pick<LinkedPolicy, 'requestId'>) => firstOpening.execute({ requestId });

/** Notes that a person has opened the page. */
export async function openLink(context: LinkContext): Promise<void> {
  const request = await linkedRequest(context.link);
  await Promise.all([noteOpening(request), logUse(request, context, 'open')]);
}

type Asked = Pick<
  LinkedPolicy,
  'organisationId' | 'policyId' | 'ref' | 'sha256' | 'email' | 'requestId' | 'major' | 'minor'
>;

/** A receipt goes to the address that was asked, so that what someone else has done with the link does not stay unknown. */
const makeReceiptDue = ({ requestId }: Pick<LinkedPolicy, 'requestId'>) =>
  db.update(acknowledgementRequest).set({ mailDue: 'RECEIPT' }).where(eq(acknowledgementRequest.id, requestId));

/** Everything that proves an acknowledgement: the row that stores it. @throws Error if the version was not approved */
export function proofOf(policy: Asked, { ip, userAgent }: Pick<Request, 'ip' | 'userAgent'>, at: Date) {
  const { organisationId, policyId, ref: policyRef, sha256, email, requestId } = policy;
  if (sha256 === null) throw new Error('A version that was not approved has been sent for acknowledgement');
  const proof = {
    code: newReceiptCode(),
    contentSha256: sha256,
    sentence: acknowledgementSentence,
    at,
    address: ip,
    userAgent: userAgent ?? '',
  };
  const facts = { ...proof, organisationId, policyId, policyRef, version: numberText(policy), email };
  return { ...proof, organisationId, requestId, sha256: receiptHash(facts) };
}

/** The organisation's log names who acknowledged, and has the hashes, so that its chain proves them; the actor has no account. */
const logAcknowledgement = (
  policy: LinkedPolicy,
  { contentSha256, sha256 }: ReturnType<typeof proofOf>,
  { ip, userAgent }: Request,
) =>
  db.insert(activity).values({
    organisationId: policy.organisationId,
    actorId: null,
    action: 'UPDATE',
    entityType: 'policy',
    entityId: policy.policyId,
    entityRef: policy.ref,
    entityName: policy.name,
    changes: [
      { field: 'acknowledgedBy', old: null, new: policy.email },
      { field: 'documentVersion', old: null, new: numberText(policy) },
      { field: 'contentSha256', old: null, new: contentSha256 },
      { field: 'receiptSha256', old: null, new: sha256 },
    ],
    ip,
    userAgent,
  });

/**
 * Acknowledges the version of a link, once and for all. Of requests at the same time one stores the acknowledgement; the
 * others wait for it and return it too.
 *
 * @param read the hash of the version that was read; undefined if only the one first sent can be meant
 * @throws ApiError 409 once another version is in force: nobody needs to know this one any more; and for a request that has
 *   passed on to another version than was read
 */
export async function acknowledge(
  jobs: ReceiptJobs,
  context: LinkContext,
  read: string | undefined,
): Promise<Schemas['SecureAccess']> {
  await lockLinkedRequest(context.link);
  const policy = await linkedPolicy(context.link);
  if (policy.acknowledgedAt !== null) return accessOf(policy);
  if (!policy.isInForce) {
    const message = `Version ${numberText(policy)} no longer applies, so it cannot be acknowledged`;
    throw conflict([{ field: 'version', message }]);
  }
  if (read === undefined ? policy.passedAt !== null : read !== policy.sha256) {
    const message = `Version ${numberText(policy)} has replaced the one you read: open the page again and read it first`;
    throw conflict([{ field: 'contentSha256', message }]);
  }
  const proof = proofOf(policy, context.request, new Date());
  const added = await db
    .insert(acknowledgement)
    .values(proof)
    .onConflictDoNothing()
    .returning({ requestId: acknowledgement.requestId });
  if (added.length === 0) return accessOf(await linkedPolicy(context.link));
  await Promise.all([
    noteOpening(policy),
    logUse(policy, context, 'acknowledge'),
    logAcknowledgement(policy, proof, context.request),
    makeReceiptDue(policy),
  ]);
  await jobs.enqueueOnLink(acknowledgementMailJob, {}, policy.organisationId);
  return accessOf({ ...policy, acknowledgedAt: proof.at, receiptCode: proof.code });
}
