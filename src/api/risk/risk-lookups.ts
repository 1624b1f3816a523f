import { RiskCategories } from '#openapi/generated/operations/risk-categories.ts';
import { RiskIdentificationSources } from '#openapi/generated/operations/risk-identification-sources.ts';
import { RiskImpacts } from '#openapi/generated/operations/risk-impacts.ts';
import { RiskLikelihoods } from '#openapi/generated/operations/risk-likelihoods.ts';
import { RiskOwners } from '#openapi/generated/operations/risk-owners.ts';
import { RiskRatings } from '#openapi/generated/operations/risk-ratings.ts';
import { ThreatActors } from '#openapi/generated/operations/threat-actors.ts';
import { ThreatCategories } from '#openapi/generated/operations/threat-categories.ts';
import { ThreatSources } from '#openapi/generated/operations/threat-sources.ts';
import { Threats } from '#openapi/generated/operations/threats.ts';
import { Vulnerabilities } from '#openapi/generated/operations/vulnerabilities.ts';
import {
  riskCategory,
  riskIdentificationSource,
  riskImpact,
  riskLikelihood,
  riskOwner,
  riskRating,
  threat,
  threatActor,
  threatCategory,
  threatSource,
  vulnerability,
} from '#openapi/generated/records.ts';

import { clientOf } from '../connection/client-of.ts';
import { plainLookup } from '../record/lookups.ts';
import { lookupSource } from '../record/record-source.ts';
import type { KindOf, LookupSource } from '../record/register.ts';

export const riskLikelihoods: LookupSource<KindOf<'RiskLikelihoods'>> = lookupSource(
  riskLikelihood,
  clientOf(RiskLikelihoods),
);
export const riskImpacts: LookupSource<KindOf<'RiskImpacts'>> = lookupSource(riskImpact, clientOf(RiskImpacts));
export const riskRatings: LookupSource<KindOf<'RiskRatings'>> = lookupSource(riskRating, clientOf(RiskRatings));
export const threats: LookupSource<KindOf<'Threats'>> = lookupSource(threat, clientOf(Threats));
export const riskCategories = plainLookup(riskCategory, clientOf(RiskCategories));
export const riskIdentificationSources = plainLookup(riskIdentificationSource, clientOf(RiskIdentificationSources));
export const riskOwners = plainLookup(riskOwner, clientOf(RiskOwners));
/** Threats carry the names of their categories, sources and actors, hence the extra invalidations. */
export const threatCategories = plainLookup(threatCategory, clientOf(ThreatCategories), ['threat']);
export const threatSources = plainLookup(threatSource, clientOf(ThreatSources), ['threat']);
export const threatActors = plainLookup(threatActor, clientOf(ThreatActors), ['threat']);
export const vulnerabilities = plainLookup(vulnerability, clientOf(Vulnerabilities));
