import { presetOf } from '#domain/people/presets.ts';
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

/** The rights of a role in a demo organisation with these features. */
export const organisationRights = (
  role: OrganisationRole,
  features: readonly OrganisationFeature[],
): Right<OrganisationFeature>[] =>
  presetOf(role, features).map(({ feature, permission: level }) => ({ feature, level }));

/** Features reserved for the demo's SUPER_ADMIN. */
const reserved: ReadonlySet<PlatformFeature> = new Set(['ADMIN_ADMIN_MANAGE', 'ADMIN_IT_PRIVILEGED_OPERATIONS']);

/** The rights of a platform role in the demo. */
export function platformRights(role: PlatformRole): Right<PlatformFeature>[] {
  const features = platformFeatures.filter((feature) => role === 'SUPER_ADMIN' || !reserved.has(feature));
  return features.map((feature) => ({ feature, level: 'DELETE' }));
}
