import {
  coversLevel,
  hasFeature,
  type FeaturePermission,
  type OrganisationFeature,
  type OrganisationRole,
  type PermissionLevel,
} from '#openapi/access.ts';

/** A level for a feature of an organisation. */
export interface Right {
  readonly feature: OrganisationFeature;
  readonly permission: PermissionLevel;
}

/** What someone may do in an organisation. */
export interface Rights {
  readonly role: OrganisationRole;
  readonly featurePermissions: readonly Right[];
}

/** Who grants, with what they hold themselves. */
export interface Granter {
  readonly role: OrganisationRole;
  readonly featurePermissions: readonly FeaturePermission[];
}

/** A member, by what decides who may act on them. */
export interface MemberInRole {
  readonly id: string;
  readonly role: OrganisationRole;
}

/** Why an action on a member is denied. */
export type MemberRefusal = 'OWN_MEMBERSHIP' | 'HIGHER_ROLE' | 'ROLE_ABOVE' | 'LEVEL_ABOVE';

/** The message for each denial: sent by the server, and shown by screens on disabled actions. */
export const memberRefusals = {
  OWN_MEMBERSHIP: 'You cannot change your own role, rights or membership. Ask another administrator.',
  HIGHER_ROLE: 'This member has a higher role than you have. Ask an administrator.',
  ROLE_ABOVE: 'You cannot give a higher role than your own.',
  LEVEL_ABOVE: 'You cannot give rights that you do not have yourself.',
} as const satisfies Record<MemberRefusal, string>;

/** The four roles without a right to manage users are equal. */
const ranks = {
  ORG_ADMIN: 3,
  ORG_MANAGER: 2,
  ORG_ASSESSOR: 1,
  ORG_VIEWER: 1,
  ORG_CONSULTANT: 1,
  ORG_AUDITOR: 1,
} as const satisfies Record<OrganisationRole, number>;

/** Whether a role is above another one. */
const isAbove = (role: OrganisationRole, other: OrganisationRole): boolean => ranks[role] > ranks[other];

/** Nobody acts on their own membership, or on that of someone with a higher role; equal roles may (security.md, attack 7). */
export function refusalToActOnMember(
  actor: MemberInRole,
  member: MemberInRole,
): 'OWN_MEMBERSHIP' | 'HIGHER_ROLE' | undefined {
  if (actor.id === member.id) return 'OWN_MEMBERSHIP';
  return isAbove(member.role, actor.role) ? 'HIGHER_ROLE' : undefined;
}

/** Whether someone may give a role: their own, or one that is not above it. */
export const mayGiveRole = (granter: Granter, role: OrganisationRole): boolean => !isAbove(role, granter.role);

/** Whether someone may give a level: not above the one that they hold themselves for the feature. */
export const mayGiveLevel = (granter: Granter, { feature, permission }: Right): boolean =>
  hasFeature(granter, feature, permission);

const isHeld = (held: readonly Right[], right: Right): boolean =>
  held.some(({ feature, permission }) => feature === right.feature && permission === right.permission);

/**
 * Nobody grants above themselves, by the set of rights and not by rank alone. What a member holds already may stay, so that someone
 * with fewer rights can change the others.
 */
export function refusalToGrant(
  granter: Granter,
  granted: Rights,
  before?: Rights,
): 'ROLE_ABOVE' | 'LEVEL_ABOVE' | undefined {
  if (granted.role !== before?.role && !mayGiveRole(granter, granted.role)) return 'ROLE_ABOVE';
  const added = granted.featurePermissions.filter((right) => !isHeld(before?.featurePermissions ?? [], right));
  return added.every((right) => mayGiveLevel(granter, right)) ? undefined : 'LEVEL_ABOVE';
}

/** The role that is given if the one offered is no longer the granter's to give: the least of all. */
const leastRole: OrganisationRole = 'ORG_VIEWER';

/**
 * What is left of offered rights if the person who offered them may now grant less, or nothing: an inviter who was demoted before
 * the invitation was accepted. `undefined` stands for someone who has left.
 */
export function stillGranted(granter: Granter | undefined, offered: Rights): Rights {
  if (granter === undefined) return { role: leastRole, featurePermissions: [] };
  const featurePermissions = offered.featurePermissions.flatMap(({ feature, permission }) => {
    const held = granter.featurePermissions.find((one) => one.feature === feature)?.permission;
    if (held === undefined) return [];
    return [{ feature, permission: coversLevel(held, permission) ? permission : held }];
  });
  return { role: mayGiveRole(granter, offered.role) ? offered.role : granter.role, featurePermissions };
}

/** Whether rights are the same, in any order. */
export function areSameRights(one: Rights, other: Rights): boolean {
  const { featurePermissions: some } = one;
  const { featurePermissions: others } = other;
  return one.role === other.role && some.length === others.length && some.every((right) => isHeld(others, right));
}
