import { eq } from 'drizzle-orm';

import { isLater } from '#domain/policy/lifecycle.ts';
import type { FieldError } from '#server/contract/errors.ts';
import type { OrganisationContext } from '#server/contract/types.ts';
import { policy, policyVersion } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import {
  loggedEntity,
  logActivity,
  type BesideValues,
  type SettledBeside,
  type SettleHow,
} from '#server/modules/record/index.ts';

import { today } from '../today.ts';
import { contentHash } from '../versions/content-hash.ts';
import { logStep } from '../versions/notices.ts';

/** Characters, as of a line of the contract. */
const longestName = 200;

const error = (field: string, message: string): FieldError => ({ field: `document/${field}`, message });

/** An expired policy was approved, and expires here by its own date. */
const isApproved = (status: string | undefined): boolean => status === 'APPROVED' || status === 'EXPIRED';

function approvalErrors({ inForceSince, approvedBy = '', text = '', address = '' }: BesideValues, day: string) {
  const errors: FieldError[] = [];
  if (inForceSince === undefined) errors.push(error('inForceSince', 'Say since when it has been in force'));
  else if (isLater(inForceSince, day)) errors.push(error('inForceSince', 'Choose today or an earlier day'));
  if (approvedBy.trim() === '') errors.push(error('approvedBy', 'Say who approved it'));
  else if (approvedBy.length > longestName) errors.push(error('approvedBy', `Use at most ${longestName} characters`));
  if (text === '' && address === '')
    errors.push(error('text', 'A policy can only be in force with its text or its address'));
  return errors;
}

/**
 * What a row says of the approval of a policy. Without the statement of an administrator, every policy comes in as a draft
 * of the person who imports it (decision 113).
 */
export async function approvalSettler({
  isStated: stated,
}: SettleHow): Promise<(values: BesideValues) => SettledBeside> {
  const day = stated ? await today() : '';
  return (values) => {
    const { status, inForceSince, approvedBy, ...document } = values;
    const draft = { ...document, ...(status !== undefined && { status: 'DRAFT' }) };
    if (!stated) return { values: draft, errors: [] };
    if (isApproved(status)) return { values: { ...values, status: 'APPROVED' }, errors: approvalErrors(values, day) };
    const errors = [
      ...(inForceSince === undefined ? [] : [error('inForceSince', 'Only an approved policy is in force')]),
      ...(approvedBy === undefined ? [] : [error('approvedBy', 'Only an approved policy has this')]),
    ];
    return { values: draft, errors };
  };
}

type AddedPolicy = Parameters<typeof loggedEntity>[1];

/** Puts the first version of a policy in force that was approved before it was imported: by nobody who has an account here. */
export async function putInForceAsBefore(
  context: OrganisationContext,
  entity: AddedPolicy,
  version: typeof policyVersion.$inferSelect,
  { inForceSince = '', approvedBy = '' }: BesideValues,
): Promise<void> {
  const approvedBefore = approvedBy.trim();
  await db
    .update(policyVersion)
    .set({
      status: 'APPROVED',
      isInForce: true,
      inForceFrom: inForceSince,
      approvedBefore,
      files: [],
      sha256: contentHash({ ...version, files: [] }),
    })
    .where(eq(policyVersion.id, version.id));
  await db.update(policy).set({ status: 'APPROVED', versionInForce: '1.0' }).where(eq(policy.id, entity.id));
  await logStep(
    context,
    { entity },
    { from: 'DRAFT', to: 'APPROVED', number: '1.0', reason: 'Approved before the import' },
  );
  await logActivity(context, {
    action: 'UPDATE',
    ...loggedEntity('policy', entity),
    changes: [
      { field: 'approvedBeforeImportBy', old: null, new: approvedBefore },
      { field: 'inForceOn', old: null, new: inForceSince },
    ],
  });
}
