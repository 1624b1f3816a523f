import {
  RiskCategories,
  RiskIdentificationSources,
  RiskImpacts,
  RiskLikelihoods,
  RiskRatings,
} from '#openapi/generated/operations.ts';
import {
  riskCategory,
  riskIdentificationSource,
  riskImpact,
  riskLikelihood,
  riskRating,
} from '#openapi/generated/records.ts';

import { clientOf } from './client-of.ts';
import { plainLookup } from './lookups.ts';
import { lookupSource } from './record-source.ts';
import type { KindOf, LookupSource } from './register.ts';

export const riskLikelihoods: LookupSource<KindOf<'RiskLikelihoods'>> = lookupSource(
  riskLikelihood,
  clientOf(RiskLikelihoods),
);
export const riskImpacts: LookupSource<KindOf<'RiskImpacts'>> = lookupSource(riskImpact, clientOf(RiskImpacts));
export const riskRatings: LookupSource<KindOf<'RiskRatings'>> = lookupSource(riskRating, clientOf(RiskRatings));
export const riskCategories = plainLookup(riskCategory, clientOf(RiskCategories));
export const riskIdentificationSources = plainLookup(riskIdentificationSource, clientOf(RiskIdentificationSources));
