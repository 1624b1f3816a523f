import { CorporateLaws } from '#openapi/generated/operations/corporate-laws.ts';
import { CybersecurityLaws } from '#openapi/generated/operations/cybersecurity-laws.ts';
import { Jurisdictions } from '#openapi/generated/operations/jurisdictions.ts';
import { OperationTypes } from '#openapi/generated/operations/operation-types.ts';
import { PrivacyLaws } from '#openapi/generated/operations/privacy-laws.ts';
import { Regions } from '#openapi/generated/operations/regions.ts';
import { RegulatoryRequirements } from '#openapi/generated/operations/regulatory-requirements.ts';
import { RegulatoryRiskTypes } from '#openapi/generated/operations/regulatory-risk-types.ts';
import * as records from '#openapi/generated/records.ts';

import { clientOf } from './connection/client-of.ts';
import type { Schemas } from './connection/client.ts';
import { plainLookup } from './record/lookups.ts';
import { registerSource } from './record/record-source.ts';
import type { KindOf, RegisterSource } from './record/register.ts';

export type RegulatoryRequirement = Schemas['RegulatoryRequirement'];
export type RequirementKind = KindOf<'RegulatoryRequirements'>;

export const regulatoryRequirements: RegisterSource<RequirementKind> = registerSource(
  records.regulatoryRequirement,
  clientOf(RegulatoryRequirements),
);
export const regions = plainLookup(records.region, clientOf(Regions));
export const jurisdictions = plainLookup(records.jurisdiction, clientOf(Jurisdictions));
export const operationTypes = plainLookup(records.operationType, clientOf(OperationTypes));
export const corporateLaws = plainLookup(records.corporateLaw, clientOf(CorporateLaws));
export const cybersecurityLaws = plainLookup(records.cybersecurityLaw, clientOf(CybersecurityLaws));
export const privacyLaws = plainLookup(records.privacyLaw, clientOf(PrivacyLaws));
export const regulatoryRiskTypes = plainLookup(records.regulatoryRiskType, clientOf(RegulatoryRiskTypes));
