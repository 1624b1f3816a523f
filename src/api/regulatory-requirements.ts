import * as operations from '#openapi/generated/operations.ts';
import * as records from '#openapi/generated/records.ts';

import { clientOf } from './client-of.ts';
import type { Schemas } from './client.ts';
import { plainLookup } from './lookups.ts';
import { registerSource } from './record-source.ts';
import type { KindOf, RegisterSource } from './register.ts';

export type RegulatoryRequirement = Schemas['RegulatoryRequirement'];
export type RequirementKind = KindOf<'RegulatoryRequirements'>;

export const regulatoryRequirements: RegisterSource<RequirementKind> = registerSource(
  records.regulatoryRequirement,
  clientOf(operations.RegulatoryRequirements),
);
export const regions = plainLookup(records.region, clientOf(operations.Regions));
export const jurisdictions = plainLookup(records.jurisdiction, clientOf(operations.Jurisdictions));
export const operationTypes = plainLookup(records.operationType, clientOf(operations.OperationTypes));
export const corporateLaws = plainLookup(records.corporateLaw, clientOf(operations.CorporateLaws));
export const cybersecurityLaws = plainLookup(records.cybersecurityLaw, clientOf(operations.CybersecurityLaws));
export const privacyLaws = plainLookup(records.privacyLaw, clientOf(operations.PrivacyLaws));
export const regulatoryRiskTypes = plainLookup(records.regulatoryRiskType, clientOf(operations.RegulatoryRiskTypes));
