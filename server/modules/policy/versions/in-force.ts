import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';

import { numberText } from '#domain/policy/lifecycle.ts';
import { policy, policyVersion, record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { askAfterNewVersion } from '#server/modules/exemption/index.ts';
import { logAndTell, touchByItself } from '#server/modules/lifecycle/index.ts';

import { carryOut, isDue, planOf, recipientsOf } from '../acknowledgement/asking.ts';
import { passOn } from '../acknowledgement/pass-on.ts';
import { isInUse } from '../figures.ts';
import { today } from '../today.ts';

type Version = Pick<typeof policyVersion.$inferSelect, 'id' | 'policyId' | 'major' | 'minor'>;

/** The version of a policy that applies now. */
async function versionInForceOf(policyId: string) {
  const [found] = await db
    .select({ id: policyVersion.id })
    .from(policyVersion)
    .where(and(eq(policyVersion.policyId, policyId), policyVersion.isInForce));
  return found;
}

/**
 * An approved version takes the place of the one that was in force, whose requests pass on to it or end, as was decided with the
 * approval. The record is locked.
 */
export async function putInForce({ id, policyId, major, minor }: Version): Promise<void> {
  const [day, former, plan] = await Promise.all([today(), versionInForceOf(policyId), planOf(id)]);
  await db
    .update(policyVersion)
    .set({ isInForce: false })
    .where(eq(policyVersion.id, former?.id ?? id));
  await db.update(policyVersion).set({ isInForce: true, inForceFrom: day }).where(eq(policyVersion.id, id));
  await db
    .update(policy)
    .set({ versionInForce: numberText({ major, minor }) })
    .where(eq(policy.id, policyId));
  await askAfterNewVersion(policyId, numberText({ major, minor }));
  const isAskedNow = plan !== undefined && isDue(plan, day);
  const recipients = isAskedNow ? await recipientsOf(plan, policyId) : [];
  await passOn(
    { policyId, formerId: former?.id ?? null, versionId: id },
    new Set(recipients.map(({ email }) => email)),
  );
  if (isAskedNow) await carryOut(plan, policyId, recipients);
}

/** Whether a policy has an approved version that is not in force, and newer than the one that is. */
const isComing = sql`exists (select from ${policyVersion} as coming where coming.organisation_id = ${policy.organisationId}
  and coming.policy_id = ${policy.id} and coming.status = 'APPROVED' and not coming.is_in_force and coming.in_force_from is null
  and not exists (select from ${policyVersion} as current where current.organisation_id = coming.organisation_id
    and current.policy_id = coming.policy_id and current.is_in_force
    and (current.major, current.minor) > (coming.major, coming.minor)))`;

/** The newest approved version of a policy. */
async function newestApproved(policyId: string) {
  const [found] = await db
    .select()
    .from(policyVersion)
    .where(and(eq(policyVersion.policyId, policyId), eq(policyVersion.status, 'APPROVED')))
    .orderBy(desc(policyVersion.major), desc(policyVersion.minor))
    .limit(1);
  return found;
}

/** The live policies among these of which an approved version is to come into force by a day, locked. */
const lockDue = (day: string, among: SQL | undefined) =>
  db
    .select({
      id: record.id,
      ref: record.ref,
      title: record.title,
      owner: policy.ownerId,
      approver: policy.approverId,
      versionInForce: policy.versionInForce,
    })
    .from(policy)
    .innerJoin(record, and(eqWithinOrganisation(record.id, policy.id), isNull(record.deletedAt)))
    .where(and(among, isInUse, sql`coalesce(${policy.effectiveOn} <= ${day}::date, true)`, isComing))
    .orderBy(record.id)
    .for('no key update', { of: [record, policy], skipLocked: true });

/** Who is told, as of a step of the lifecycle: the status of the policy is that of its newest version, and stays. */
const comesIntoForce = { tells: ['owner', 'approver', 'watchers'] } as const;

/**
 * Puts the versions in force whose day has come, or that had waited for a day that has been changed since. That is nobody's
 * action.
 * @param among the policies that are looked at; all by default
 */
export async function bringIntoForce(among?: SQL): Promise<void> {
  for (const { owner, approver, versionInForce, ...entity } of await lockDue(await today(), among)) {
    const version = await newestApproved(entity.id);
    if (version === undefined || version.isInForce) continue;
    await putInForce(version);
    const number = numberText(version);
    await touchByItself([entity.id]);
    await logAndTell({ kind: 'policy', as: 'policyStep', event: comesIntoForce }, [
      {
        entity,
        people: { owner: [owner], approver: [approver] },
        logged: [{ field: 'versionInForce', old: versionInForce, new: number }],
        words: {
          told: {
            title: 'Policy in force',
            describe: (what) => `Version ${number} of ${what} is in force from today.`,
          },
        },
      },
    ]);
  }
}
