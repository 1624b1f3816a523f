import { sql, type SQL } from 'drizzle-orm';

import { areSameRights } from '#domain/people/granting.ts';
import { memberStateTexts, organisationRoleTexts, rightsText } from '#domain/words/people.ts';
import { conflict, versionConflict } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext } from '#server/contract/types.ts';
import type { FieldChange } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { logActivity } from '#server/modules/record/index.ts';

import { actingOnMember, refuseToGrant, refuseUnknownFeatures } from './acting-on-member.ts';
import { asMember, storedMember, type StoredMember } from './read.ts';
import { tellOfPause } from './waiting-requests.ts';

/** @returns whether the version was the stored one */
export async function changedBy(call: SQL): Promise<boolean> {
  const { rows } = await db.execute<{ done: boolean }>(sql`select ${call} as done`);
  return rows[0]?.done === true;
}

/** Logs what became of a member. */
export const logMember = (
  context: OrganisationContext,
  { id, name }: Pick<StoredMember, 'id' | 'name'>,
  changes: FieldChange[],
  action: 'UPDATE' | 'DELETE' = 'UPDATE',
): Promise<void> => logActivity(context, { action, entityType: 'member', entityId: id, entityName: name, changes });

/** @throws ApiError 409 */
export function refuseOtherVersion(member: StoredMember, version: number): void {
  if (member.version !== version) throw versionConflict(asMember(member));
}

function refuseState(member: StoredMember, wanted: StoredMember['state']): void {
  if (member.state === wanted) return;
  const message =
    wanted === 'ACTIVE' ? 'This member is deactivated: reactivate them first' : 'This member is not deactivated';
  throw conflict([{ field: 'state', message }], asMember(member));
}

const stateChange = (old: StoredMember['state'], is: StoredMember['state']): FieldChange => ({
  field: 'state',
  old: memberStateTexts[old],
  new: memberStateTexts[is],
});

type Steps = Pick<HandlersOf<'Members'>, 'setRights' | 'deactivate' | 'reactivate'>;

/** What administrators and managers do with a member, but for a removal. */
export const memberSteps: Steps = {
  setRights: actingOnMember<'Members.setRights'>(async ({ input: { body }, member, acting }, context) => {
    const { version, ...rights } = body;
    refuseToGrant(acting, rights, member);
    refuseOtherVersion(member, version);
    refuseState(member, 'ACTIVE');
    await refuseUnknownFeatures(rights);
    if (areSameRights(rights, member)) return asMember(member);
    const given = JSON.stringify(rights.featurePermissions);
    if (!(await changedBy(sql`change_member(${member.id}, ${version}, ${rights.role}, ${given})`)))
      throw versionConflict(asMember(await storedMember(member.id)));
    await logMember(context, member, [
      ...(rights.role === member.role
        ? []
        : [{ field: 'role', old: organisationRoleTexts[member.role], new: organisationRoleTexts[rights.role] }]),
      { field: 'rights', old: rightsText(member.featurePermissions), new: rightsText(rights.featurePermissions) },
    ]);
    return asMember(await storedMember(member.id));
  }),

  deactivate: actingOnMember<'Members.deactivate'>(async ({ input: { body }, member }, context) => {
    refuseOtherVersion(member, body.version);
    refuseState(member, 'ACTIVE');
    await changedBy(sql`end_membership(${member.id}, ${body.version}, false)`);
    await logMember(context, member, [stateChange('ACTIVE', 'DEACTIVATED')]);
    await tellOfPause(member);
    return asMember(await storedMember(member.id));
  }),

  reactivate: actingOnMember<'Members.reactivate'>(async ({ input: { body }, member, acting }, context) => {
    refuseToGrant(acting, member);
    refuseOtherVersion(member, body.version);
    refuseState(member, 'DEACTIVATED');
    await changedBy(sql`restore_membership(${member.id}, ${body.version})`);
    await logMember(context, member, [stateChange('DEACTIVATED', 'ACTIVE')]);
    return asMember(await storedMember(member.id));
  }),
};
