import { hasFeature, type OrganisationFeature } from '#openapi/access.ts';
import type { OrganisationContext } from '#server/contract/types.ts';
import type { RecordKind } from '#server/database/schema/index.ts';

const featureOfRecord: Readonly<Record<RecordKind, OrganisationFeature>> = {
  risk: 'RISK',
  informationAsset: 'INFORMATION_ASSET',
};

/** Every kind of thing that the activity log names, and the feature to whose VIEW its rows belong. */
const featureOfEntity = {
  ...featureOfRecord,
  assetType: 'INFORMATION_ASSET',
  riskCategory: 'RISK',
  riskIdentificationSource: 'RISK',
  riskImpact: 'RISK',
  riskLikelihood: 'RISK',
  riskRating: 'RISK',
} as const satisfies Readonly<Record<string, OrganisationFeature>>;

export type EntityType = keyof typeof featureOfEntity;

const isEntityType = (name: string): name is EntityType => Object.hasOwn(featureOfEntity, name);

/** The kinds of things that the caller may view; log and notifications show no others (security.md, attack 1). */
export const viewableEntities = ({ organisation }: OrganisationContext): EntityType[] =>
  Object.keys(featureOfEntity)
    .filter(isEntityType)
    .filter((entity) => hasFeature(organisation, featureOfEntity[entity]));
