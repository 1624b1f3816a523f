import type { Feature, PermissionLevel, Role, Principal } from '#openapi/access.ts';
import { organisationFeatures, platformFeatures } from '#openapi/access.ts';

/** A user with one feature at a level, or with none. */
export const withFeature = (role: Role, feature?: Feature, permission: PermissionLevel = 'VIEW'): Principal => ({
  role,
  featurePermissions: feature === undefined ? [] : [{ feature, permission }],
});

/** A user in an organisation with all features. */
export const inOrganisation = (role: Role, permission: PermissionLevel = 'VIEW'): Principal => ({
  role,
  featurePermissions: organisationFeatures.map((feature) => ({ feature, permission })),
});

/** A platform administrator with all rights. */
export const onPlatform = (role: Role): Principal => ({
  role,
  featurePermissions: platformFeatures.map((feature) => ({ feature, permission: 'DELETE' })),
});
