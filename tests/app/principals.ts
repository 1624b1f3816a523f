import type { Feature, PermissionLevel, Role, Principal } from '#openapi/access.ts';
import { organisationFeatures, platformFeatures } from '#openapi/access.ts';

/** Somebody with one feature at a level, or with none. */
export const withFeature = (role: Role, feature?: Feature, permission: PermissionLevel = 'VIEW'): Principal => ({
  role,
  featurePermissions: feature === undefined ? [] : [{ feature, permission }],
});

/** Somebody in an organisation that has everything. */
export const inOrganisation = (role: Role, permission: PermissionLevel = 'VIEW'): Principal => ({
  role,
  featurePermissions: organisationFeatures.map((feature) => ({ feature, permission })),
});

/** An administrator of the platform with every right. */
export const onPlatform = (role: Role): Principal => ({
  role,
  featurePermissions: platformFeatures.map((feature) => ({ feature, permission: 'DELETE' })),
});
