import type { components } from './generated/types.ts';

/** The requirements that `x-access` of an operation or a row of the route table may state, for server and SPA. */

type Schemas = components['schemas'];

export type OrganisationRole = Schemas['OrganisationRole'];
export type PlatformRole = Schemas['PlatformRole'];
export type Role = OrganisationRole | PlatformRole;
export type OrganisationFeature = Schemas['OrganisationFeature'];
export type PlatformFeature = Schemas['PlatformFeature'];
export type Feature = OrganisationFeature | PlatformFeature;
export type PermissionLevel = Schemas['PermissionLevel'];

/** From weakest to strongest; each level implies those before it (specification section 5). */
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

/** A feature held by a user, with its highest level. */
export interface FeaturePermission {
  readonly feature: Feature;
  readonly permission: PermissionLevel;
}

/** The acting user's role and rights. */
export interface Principal {
  readonly role: Role;
  readonly featurePermissions: readonly FeaturePermission[];
  /** All features of the organisation, regardless of the user's rights; omitted where not needed. */
  readonly features?: readonly Feature[];
}

/** The required roles and features; omitted fields impose no requirement. */
export interface AccessRequirement {
  readonly roles?: readonly Role[];
  /** Those of the roles that may do more than view; all of them by default. */
  readonly writers?: readonly Role[];
  readonly feature?: Feature;
  /** Any one of these is sufficient. */
  readonly anyFeature?: readonly Feature[];
  /** The required level of the feature; VIEW by default. */
  readonly level?: PermissionLevel;
}

/** `public` requires a secure link, `member` an account in use, the others an organisation or platform role. */
export type Audience = 'public' | 'member' | 'organisation' | 'platform';

/** The requirements of a public operation: its kind of secure link, and rate limits (security.md, attack 2). */
export interface LinkRequirement {
  /** The purpose of the link, such as `policy`. Links of other kinds are rejected. */
  readonly kind: string;
  /** Maximum requests per minute from one network address, for any link. */
  readonly perAddress: number;
  /** Maximum requests per minute with one link, from any address. */
  readonly perLink: number;
}

/** The access requirements of an operation (`x-access`). */
export interface Access extends AccessRequirement {
  readonly audience: Audience;
  /** Also available to accounts that are under review or inactive. */
  readonly pending?: true;
  /** The operation acts on the user whose id is in its path: `refusalToActOn` applies. */
  readonly actsOn?: 'person';
  /** Set for public operations only. */
  readonly link?: LinkRequirement;
  /**
   * The operation waits for something slow (a file, email, AI): its handler runs outside the transaction in which other
   * handlers run, and opens short ones itself.
   */
  readonly transactions?: 'short';
  /** Also in an organisation that is suspended or closing: it takes out what members have stored, and changes none of it. */
  readonly whileReadOnly?: true;
}

/** Whether a held level covers a required one. */
export const coversLevel = (held: PermissionLevel, required: PermissionLevel): boolean =>
  permissionLevels.indexOf(held) >= permissionLevels.indexOf(required);

/** Whether the principal has a feature at the given level. */
export const hasFeature = (principal: Principal, feature: Feature, level: PermissionLevel = 'VIEW'): boolean =>
  principal.featurePermissions.some((held) => held.feature === feature && coversLevel(held.permission, level));

/** Whether the organisation lacks all required features, so that no member right can grant access. */
export function organisationLacks({ features }: Principal, { feature, anyFeature }: AccessRequirement): boolean {
  const required = feature === undefined ? anyFeature : [feature];
  if (features === undefined || required === undefined) return false;
  return !required.some((one) => features.includes(one));
}

/** Access requires both role and feature (specification section 5); a requirement without roles allows every role. */
export function meetsRequirement(principal: Principal, requirement: AccessRequirement): boolean {
  const features = requirement.feature === undefined ? requirement.anyFeature : [requirement.feature];
  const { level = 'VIEW', roles, writers = roles } = requirement;
  const allowed = level === 'VIEW' ? roles : writers;
  const roleAllowed = allowed === undefined || allowed.includes(principal.role);
  const featureAllowed =
    features === undefined || features.some((feature) => hasFeature(principal, feature, requirement.level));
  return roleAllowed && featureAllowed;
}

/** The actor or the target of an action on a user, with the platform role. */
export interface PersonInRole {
  readonly id: string;
  readonly role: PlatformRole | null;
}

/** Why an action on a user is denied (approve, deactivate, change a role, reset a second factor …). */
export type PersonRefusal = 'OWN_ACCOUNT' | 'HIGHER_ROLE' | 'LAST_SUPER_ADMIN' | 'LAST_ORG_ADMIN';

/** The message for each denial: sent by the server, and shown by screens on disabled actions. */
export const personRefusals = {
  OWN_ACCOUNT: 'You cannot change your own account. Ask another administrator.',
  HIGHER_ROLE: 'Only a Super Admin can change the account of a Super Admin.',
  LAST_SUPER_ADMIN: 'This is the last Super Admin. Appoint another one first.',
  LAST_ORG_ADMIN: 'This is the last administrator of an organisation. Appoint another one first.',
} as const satisfies Record<PersonRefusal, string>;

const ranks = { SUPER_ADMIN: 2, ADMIN: 1 } as const satisfies Record<PlatformRole, number>;

const rankOf = (role: PlatformRole | null): number => (role === null ? 0 : ranks[role]);

/** Users may not act on themselves or on a higher role (security.md, attack 7; ASVS 8.2.1). */
export function refusalToActOn(actor: PersonInRole, person: PersonInRole): 'OWN_ACCOUNT' | 'HIGHER_ROLE' | undefined {
  if (actor.id === person.id) return 'OWN_ACCOUNT';
  return rankOf(person.role) > rankOf(actor.role) ? 'HIGHER_ROLE' : undefined;
}

/** Additionally denies deactivating the last administrator of an organisation. */
export const refusalToDeactivate = (
  actor: PersonInRole,
  person: PersonInRole & { readonly soleAdministratorOf: readonly unknown[] },
): PersonRefusal | undefined =>
  refusalToActOn(actor, person) ?? (person.soleAdministratorOf.length > 0 ? 'LAST_ORG_ADMIN' : undefined);
