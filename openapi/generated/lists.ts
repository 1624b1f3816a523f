// Generated from the contract by `npm run generate`. Do not edit.

import { assetKindValues, complianceStatusValues, countryValues, informationAssetSortValues, levelValues, regulatoryRequirementSortValues, riskSortValues, riskTreatmentValues } from './values.ts';

export const informationAssetList = { kind: "informationAsset", sortKeys: informationAssetSortValues, filters: { typeId: { type: 'ids', orNone: true }, kind: { type: 'value', values: assetKindValues, orNone: false }, ownerId: { type: 'ids', orNone: true }, confidentiality: { type: 'values', values: levelValues, orNone: true }, integrity: { type: 'values', values: levelValues, orNone: true }, availability: { type: 'values', values: levelValues, orNone: true }, reviewBy: { type: 'day', orNone: true } } } as const;

export const regulatoryRequirementList = { kind: "regulatoryRequirement", sortKeys: regulatoryRequirementSortValues, filters: { country: { type: 'values', values: countryValues, orNone: true }, regionId: { type: 'ids', orNone: true }, jurisdictionId: { type: 'ids', orNone: true }, operationTypeId: { type: 'ids', orNone: true }, corporateLawId: { type: 'ids', orNone: true }, cybersecurityLawId: { type: 'ids', orNone: true }, privacyLawId: { type: 'ids', orNone: true }, riskTypeId: { type: 'ids', orNone: true }, ownerId: { type: 'ids', orNone: true }, status: { type: 'values', values: complianceStatusValues, orNone: true }, dueBy: { type: 'day', orNone: true } } } as const;

export const riskList = { kind: "risk", sortKeys: riskSortValues, filters: { categoryId: { type: 'ids', orNone: true }, ownerId: { type: 'ids', orNone: true }, treatment: { type: 'values', values: riskTreatmentValues, orNone: false }, reviewBy: { type: 'day', orNone: true }, ratingId: { type: 'ids', orNone: true } } } as const;
