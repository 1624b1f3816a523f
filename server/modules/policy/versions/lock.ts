import { eq } from 'drizzle-orm';

import type { PolicyStatus } from '#domain/policy/lifecycle.ts';
import { policyInput } from '#openapi/generated/inputs.ts';
import { versionConflict } from '#server/contract/errors.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { policy } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { lockLive, readersOf, touchRecord, type LockedRecord } from '#server/modules/record/index.ts';

import { policyRegister } from '../register.ts';
import { lockNewestVersion, versionWith, type StoredVersion } from './read.ts';

const { live } = readersOf(policyRegister);

/** A policy and its newest version, which no one else changes until the transaction ends. */
export interface LockedPolicy {
  readonly entity: LockedRecord;
  readonly policy: Schemas['Policy'];
  readonly newest: StoredVersion;
}

/** What of the newest version was read; what is undefined may be another. */
interface Wanted {
  readonly id: string;
  readonly version?: number | undefined;
}

/** @throws ApiError 404; 409 with the newest version if it is not the one that was read */
export async function lockPolicy({ id, version }: Wanted): Promise<LockedPolicy> {
  const entity = await lockLive('policy', id);
  const newest = await lockNewestVersion(id);
  if (version !== undefined && newest.version !== version) throw versionConflict(await versionWith(id, newest.id));
  return { entity, policy: await live(id), newest };
}

/** What a policy shows of its newest version. */
interface Shown {
  readonly status?: PolicyStatus;
  readonly generationMethod?: Schemas['PolicyGenerationMethod'];
  readonly nextReviewOn?: string | null;
}

/** Stores what the policy shows of its versions, as a change of the record. */
export async function showOnPolicy(
  context: OrganisationContext,
  { entity, policy: before }: LockedPolicy,
  shown: Shown,
): Promise<void> {
  const input = policyInput.of(before);
  await touchRecord(context, entity, { title: input.title, searchable: policyRegister.searchable(input) });
  await db.update(policy).set(shown).where(eq(policy.id, entity.id));
}
