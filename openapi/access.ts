import type { components } from './generated/types.ts';

/** What `x-access` of an operation, and a row of the route table, may require; read by server and SPA alike. */

type Schemas = components['schemas'];

export type OrganisationRole = Schemas['OrganisationRole'];
export type PlatformRole = Schemas['PlatformRole'];
export type Role = OrganisationRole | PlatformRole;
export type OrganisationFeature = Schemas['OrganisationFeature'];
export type PlatformFeature = Schemas['PlatformFeature'];
export type Feature = OrganisationFeature | PlatformFeature;
export type PermissionLevel = Schemas['PermissionLevel'];

/** From the weakest to the strongest: each implies those before it (specification section 5). */
export const permissionLevels = ['VIEW', 'ADD', 'EDIT', 'DELETE'] as const satisfies readonly PermissionLevel[];

export const organisationRoles = [
  'ORG_ADMIN',
  'ORG_MANAGER',
  'ORG_ASSESSOR',
  'ORG_VIEWER',
  'ORG_CONSULTANT',
  'ORG_AUDITOR',
] as const satisfies readonly OrganisationRole[];

export const platformRoles = ['SUPER_ADMIN', 'ADMIN'] as const satisfies readonly PlatformRole[];

export const organisationFeatures = [
  'USERS',
  'STAFF',
  'POLICY',
  'PROJECT',
  'SERVICE_PROVIDER',
  'DOCUMENT_REPOSITORY',
  'RISK',
  'INFORMATION_ASSET',
  'RUN_ZERO_ASSET',
  'INCIDENT_REGISTER',
  'ASSESSMENTS',
  'REPORT_LIBRARY',
  'SUB_ORGANISATION',
  'COUNTRY_REGULATORY_REGISTER',
  'EXEMPTIONS_REGISTER',
  'CHANGE_MANAGEMENT_PROCESS',
] as const satisfies readonly OrganisationFeature[];

export const platformFeatures = [
  'ADMIN_STANDARDS',
  'ADMIN_CONTROLS',
  'ADMIN_MATURITY_MODELS',
  'ADMIN_SECURITY_QUESTION_GROUPS',
  'ADMIN_SECURITY_QUESTIONNAIRES',
  'ADMIN_ORGANISATION',
  'ADMIN_ADMIN_MANAGE',
  'ADMIN_CONTACT_MESSAGE',
  'ADMIN_RESOURCE',
  'ADMIN_IT_PRIVILEGED_OPERATIONS',
] as const satisfies readonly PlatformFeature[];

/** One feature a person holds, with the highest level of it. */
export interface FeaturePermission {
  readonly feature: Feature;
  readonly permission: PermissionLevel;
}

/** The role somebody acts in, and the rights that go with it. */
export interface Principal {
  readonly role: Role;
  readonly featurePermissions: readonly FeaturePermission[];
  /** All that the organisation has, whatever this person may do with it; left out where nobody asks. */
  readonly features?: readonly Feature[];
}

/** What is required of a role and a feature; what is left out is not required. */
export interface AccessRequirement {
  readonly roles?: readonly Role[];
  readonly feature?: Feature;
  /** One of these is enough. */
  readonly anyFeature?: readonly Feature[];
  /** The level of the feature; VIEW when left out. */
  readonly level?: PermissionLevel;
}

/** `public` needs a secure link, `member` an account in use, the others a role in an organisation or on the platform. */
export type Audience = 'public' | 'member' | 'organisation' | 'platform';

/** What a public operation requires: a secure link of its kind, and how often it may be used (security.md, attack 2). */
export interface LinkRequirement {
  /** What the link was sent for: `policy`. A link of another kind leads nowhere. */
  readonly kind: string;
  /** Requests a minute from one network address, whatever link they name. */
  readonly perAddress: number;
  /** Requests a minute with one link, wherever they come from. */
  readonly perLink: number;
}

/** What an operation requires of its caller (`x-access`). */
export interface Access extends AccessRequirement {
  readonly audience: Audience;
  /** Also open to an account that is still under review or not active. */
  readonly pending?: true;
  /** It acts on the person whose id is in its path: `refusalToActOn` holds. */
  readonly actsOn?: 'person';
  /** Of a public operation, and of no other. */
  readonly link?: LinkRequirement;
  /**
   * It waits for something slow (a file, mail, AI): its handler runs outside the transaction that every other handler runs
   * in, and opens short ones.
   */
  readonly transactions?: 'short';
}

/** Whether a held level covers a required one. */
export const coversLevel = (held: PermissionLevel, required: PermissionLevel): boolean =>
  permissionLevels.indexOf(held) >= permissionLevels.indexOf(required);

/** Whether somebody has a feature at a level. */
export const hasFeature = (principal: Principal, feature: Feature, level: PermissionLevel = 'VIEW'): boolean =>
  principal.featurePermissions.some((held) => held.feature === feature && coversLevel(held.permission, level));

/** Whether the organisation has none of the required features, so that no rights of its members would help. */
export function organisationLacks({ features }: Principal, { feature, anyFeature }: AccessRequirement): boolean {
  const required = feature === undefined ? anyFeature : [feature];
  if (features === undefined || required === undefined) return false;
  return !required.some((one) => features.includes(one));
}

/** Access needs both role and feature (specification section 5); a requirement without roles allows every role. */
export function meetsRequirement(principal: Principal, requirement: AccessRequirement): boolean {
  const features = requirement.feature === undefined ? requirement.anyFeature : [requirement.feature];
  const roleAllowed = requirement.roles === undefined || requirement.roles.includes(principal.role);
  const featureAllowed =
    features === undefined || features.some((feature) => hasFeature(principal, feature, requirement.level));
  return roleAllowed && featureAllowed;
}

/** Somebody who acts on a person, or on whom somebody acts; the role is the one held on the platform. */
export interface PersonInRole {
  readonly id: string;
  readonly role: PlatformRole | null;
}

/** Why nobody, or not this person, may act on somebody (approve, deactivate, change a role, reset a second factor …). */
export type PersonRefusal = 'OWN_ACCOUNT' | 'HIGHER_ROLE' | 'LAST_SUPER_ADMIN' | 'LAST_ORG_ADMIN';

/** What to do about each refusal: the server answers it, and screens say it of what they do not offer. */
export const personRefusals = {
  OWN_ACCOUNT: 'You cannot change your own account. Ask another administrator.',
  HIGHER_ROLE: 'Only a Super Admin can change the account of a Super Admin.',
  LAST_SUPER_ADMIN: 'This is the last Super Admin. Appoint another one first.',
  LAST_ORG_ADMIN: 'This is the last administrator of an organisation. Appoint another one first.',
} as const satisfies Record<PersonRefusal, string>;

const ranks = { SUPER_ADMIN: 2, ADMIN: 1 } as const satisfies Record<PlatformRole, number>;

const rankOf = (role: PlatformRole | null): number => (role === null ? 0 : ranks[role]);

/** Nobody acts on themselves or on a higher role (security.md, attack 7; ASVS 8.2.1). */
export function refusalToActOn(actor: PersonInRole, person: PersonInRole): 'OWN_ACCOUNT' | 'HIGHER_ROLE' | undefined {
  if (actor.id === person.id) return 'OWN_ACCOUNT';
  return rankOf(person.role) > rankOf(actor.role) ? 'HIGHER_ROLE' : undefined;
}

/** The same, and why an account may not be taken out of use: each organisation keeps an administrator. */
export const refusalToDeactivate = (
  actor: PersonInRole,
  person: PersonInRole & { readonly soleAdministratorOf: readonly unknown[] },
): PersonRefusal | undefined =>
  refusalToActOn(actor, person) ?? (person.soleAdministratorOf.length > 0 ? 'LAST_ORG_ADMIN' : undefined);
