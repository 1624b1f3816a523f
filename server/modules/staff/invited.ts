import { and, eq, isNull } from 'drizzle-orm';

import { forbidden, invalid } from '#server/contract/errors.ts';
import type { OrganisationContext } from '#server/contract/types.ts';
import { record, staffMember } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { importable, lockRecords, mayDo, type LockedRecord } from '#server/modules/record/index.ts';

import { presentMember } from './dependants.ts';
import { staffRegister } from './register.ts';
import { lockStaff } from './save.ts';

const register = importable(staffRegister);

/** Whether someone works here and has no account. */
async function isWithoutAccount(id: string): Promise<boolean> {
  if ((await presentMember(id)) === undefined) return false;
  const [found] = await db.select({ accountId: staffMember.accountId }).from(staffMember).where(eq(staffMember.id, id));
  return found?.accountId === null;
}

/** @throws ApiError 403 for those who may not link accounts, and 400 for a staff member who cannot be invited */
export async function refuseOtherInvitee(context: OrganisationContext, id: string): Promise<void> {
  if (!mayDo(context, 'staffMember', 'EDIT')) throw forbidden('You may not edit staff members');
  if (!(await isWithoutAccount(id)))
    throw invalid([{ field: 'staffMemberId', message: 'Choose a staff member who works here and has no account' }]);
}

/** Locks the staff member of an invitation, before the invitation (decision 092); undefined if they were removed. */
export async function lockInvitee(id: string): Promise<LockedRecord | undefined> {
  const [locked] = await lockRecords('staffMember', [id]);
  return locked?.deleted === false ? locked : undefined;
}

/** Whether a live staff member has an account already. */
async function isTaken(accountId: string): Promise<boolean> {
  const [holder] = await db
    .select({ id: staffMember.id })
    .from(staffMember)
    .innerJoin(record, eqWithinOrganisation(record.id, staffMember.id))
    .where(and(eq(staffMember.accountId, accountId), isNull(record.deletedAt)))
    .limit(1);
  return holder !== undefined;
}

/**
 * Makes the account that accepted an invitation that of the staff member who was invited. Nothing is changed if either has another one
 * by now, or they have left: the acceptance does not depend on it.
 */
export async function linkAccount(context: OrganisationContext, locked: LockedRecord, accountId: string) {
  await lockStaff();
  if (!(await isWithoutAccount(locked.id)) || (await isTaken(accountId))) return;
  const changed = await register.change(context, [{ locked, values: { accountId } }]);
  const notices = register.notices(context, 'an invitation');
  await notices.add(changed);
  await notices.send();
}
