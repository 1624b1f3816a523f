import { hasFeature } from '#openapi/access.ts';
import { lookups, registers } from '#openapi/generated/records.ts';
import type { OrganisationContext } from '#server/contract/types.ts';

/** Every kind of thing that the activity log names: records and the entries of look-ups. */
const kinds = { ...registers, ...lookups };

export type EntityType = keyof typeof kinds;

/**
 * The kinds of things whose feature the caller may view; log and notifications show no others (security.md, attack 1).
 */
export const viewableEntities = ({ organisation }: OrganisationContext): EntityType[] =>
  Object.values(kinds)
    .filter(({ feature }) => hasFeature(organisation, feature))
    .map(({ kind }) => kind);
