// Generated from the contract by `npm run generate`. Do not edit.

import { assetKindValues, informationAssetSortValues, levelValues, riskSortValues, riskTreatmentValues } from './values.ts';

export const informationAssetList = { kind: "informationAsset", sortKeys: informationAssetSortValues, filters: { typeId: { type: 'ids', orNone: true }, ownerId: { type: 'ids', orNone: true }, kind: { type: 'value', values: assetKindValues, orNone: false }, confidentiality: { type: 'values', values: levelValues, orNone: true }, integrity: { type: 'values', values: levelValues, orNone: true }, availability: { type: 'values', values: levelValues, orNone: true }, reviewBy: { type: 'day', orNone: true } } } as const;

export const riskList = { kind: "risk", sortKeys: riskSortValues, filters: { categoryId: { type: 'ids', orNone: true }, ratingId: { type: 'ids', orNone: true }, ownerId: { type: 'ids', orNone: true }, treatment: { type: 'values', values: riskTreatmentValues, orNone: false }, reviewBy: { type: 'day', orNone: true } } } as const;
