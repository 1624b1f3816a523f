import {
  RiskLikelihoods,
  RiskImpacts,
  RiskRatings,
  RiskCategories,
  RiskIdentificationSources,
  AssetTypes,
} from '#openapi/generated/operations.ts';
import {
  riskLikelihood,
  riskImpact,
  riskRating,
  riskCategory,
  riskIdentificationSource,
  assetType,
} from '#openapi/generated/records.ts';

import { clientOf } from './client-of.ts';
import { lookupSource } from './record-source.ts';
import type { KindOf, LookupSource } from './register.ts';

/** Search, page and order of any look-up list. */
export type LookupQuery = KindOf<'RiskCategories'>['query'];

/** A look-up as pickers use it, regardless of its own fields. */
export type AnyLookup = LookupSource<KindOf<'RiskCategories'>>;

export const riskLikelihoods: LookupSource<KindOf<'RiskLikelihoods'>> = lookupSource(
  riskLikelihood,
  clientOf(RiskLikelihoods),
);
export const riskImpacts: LookupSource<KindOf<'RiskImpacts'>> = lookupSource(riskImpact, clientOf(RiskImpacts));
export const riskRatings: LookupSource<KindOf<'RiskRatings'>> = lookupSource(riskRating, clientOf(RiskRatings));
export const riskCategories: LookupSource<KindOf<'RiskCategories'>> = lookupSource(
  riskCategory,
  clientOf(RiskCategories),
);
export const riskIdentificationSources: LookupSource<KindOf<'RiskIdentificationSources'>> = lookupSource(
  riskIdentificationSource,
  clientOf(RiskIdentificationSources),
);
export const assetTypes: LookupSource<KindOf<'AssetTypes'>> = lookupSource(assetType, clientOf(AssetTypes));
