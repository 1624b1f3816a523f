// Generated from the contract by `npm run generate`. Do not edit.

import { complianceStatusValues } from '../values/compliance-status.ts';
import { countryValues } from '../values/country.ts';
import { regulatoryRequirementSortValues } from '../values/regulatory-requirement-sort.ts';

export const regulatoryRequirementList = { kind: "regulatoryRequirement", sortKeys: regulatoryRequirementSortValues, filters: { country: { type: 'values', values: countryValues, orNone: true }, regionId: { type: 'ids', orNone: true }, jurisdictionId: { type: 'ids', orNone: true }, operationTypeId: { type: 'ids', orNone: true }, corporateLawId: { type: 'ids', orNone: true }, cybersecurityLawId: { type: 'ids', orNone: true }, privacyLawId: { type: 'ids', orNone: true }, riskTypeId: { type: 'ids', orNone: true }, ownerId: { type: 'ids', orNone: true }, status: { type: 'values', values: complianceStatusValues, orNone: true }, dueBy: { type: 'day', orNone: true }, labelId: { type: 'ids', orNone: true } } } as const;
