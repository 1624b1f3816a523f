import {
  type OrganisationFeature,
  type OrganisationRole,
  type PermissionLevel,
  type PlatformFeature,
  type PlatformRole,
  platformFeatures,
} from '#openapi/access.ts';

/** A right as stored. */
export interface Right<Feature> {
  readonly feature: Feature;
  readonly level: PermissionLevel;
}

const levels: Readonly<Record<OrganisationRole, PermissionLevel>> = {
  ORG_ADMIN: 'DELETE',
  ORG_MANAGER: 'DELETE',
  ORG_ASSESSOR: 'EDIT',
  ORG_CONSULTANT: 'ADD',
  ORG_VIEWER: 'VIEW',
  ORG_AUDITOR: 'VIEW',
};

const isLeading = (role: OrganisationRole) => role === 'ORG_ADMIN' || role === 'ORG_MANAGER';

/**
 * Features whose routes are open to all six roles (specification section 2.4); the others are for the leading roles.
 */
const openToAllRoles: ReadonlySet<OrganisationFeature> = new Set([
  'STAFF',
  'PROJECT',
  'SERVICE_PROVIDER',
  'DOCUMENT_REPOSITORY',
  'RISK',
  'INFORMATION_ASSET',
  'INCIDENT_REGISTER',
  'ASSESSMENTS',
]);

/** The rights of a role in a demo organisation with these features. */
export function organisationRights(
  role: OrganisationRole,
  features: readonly OrganisationFeature[],
): Right<OrganisationFeature>[] {
  const mayOpen = (feature: OrganisationFeature) => isLeading(role) || openToAllRoles.has(feature);
  return features.filter(mayOpen).map((feature) => ({ feature, level: levels[role] }));
}

/** Features reserved for the demo's SUPER_ADMIN. */
const reserved: ReadonlySet<PlatformFeature> = new Set(['ADMIN_ADMIN_MANAGE', 'ADMIN_IT_PRIVILEGED_OPERATIONS']);

/** The rights of a platform role in the demo. */
export function platformRights(role: PlatformRole): Right<PlatformFeature>[] {
  const features = platformFeatures.filter((feature) => role === 'SUPER_ADMIN' || !reserved.has(feature));
  return features.map((feature) => ({ feature, level: 'DELETE' }));
}
