import { hasFeature } from '#openapi/access.ts';
import { lookups, registers } from '#openapi/generated/records.ts';
import type { OrganisationContext } from '#server/contract/types.ts';

/** Every entity type in the activity log: records and look-up entries. */
const kinds = { ...registers, ...lookups };

export type EntityType = keyof typeof kinds;

/**
 * The entity types whose feature the caller may view; log and notifications show no others (security.md, attack 1).
 */
export const viewableEntities = ({ organisation }: OrganisationContext): EntityType[] =>
  Object.values(kinds)
    .filter(({ feature }) => hasFeature(organisation, feature))
    .map(({ kind }) => kind);
