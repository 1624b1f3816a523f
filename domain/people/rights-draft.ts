import type { OrganisationFeature, OrganisationRole, PermissionLevel } from '#openapi/access.ts';

import { stillGranted, type Granter, type Rights } from './granting.ts';
import { presetOf } from './presets.ts';

/** The usual rights of a role, as far as someone may give them. */
export const givablePreset = (
  granter: Granter,
  role: OrganisationRole,
  features: readonly OrganisationFeature[],
): Rights => ({ ...stillGranted(granter, { role, featurePermissions: presetOf(role, features) }), role });

/** What can be chosen in a grid of rights. */
export type RightsChoice =
  | { readonly preset: Rights }
  | { readonly feature: OrganisationFeature; readonly level: PermissionLevel | null };

/** Rights after a choice: a role brings its preset, from which each feature can then differ; null takes a right away. */
export function chosenRights(rights: Rights, choice: RightsChoice): Rights {
  if ('preset' in choice) return choice.preset;
  const others = rights.featurePermissions.filter(({ feature }) => feature !== choice.feature);
  const { level: permission } = choice;
  const featurePermissions = permission === null ? others : [...others, { feature: choice.feature, permission }];
  return { ...rights, featurePermissions };
}
