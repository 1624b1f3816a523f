// Generated from the contract by `npm run generate`. Do not edit.

import { assetClassificationValues } from '../values/asset-classification.ts';
import { assetKindValues } from '../values/asset-kind.ts';
import { assetMediumValues } from '../values/asset-medium.ts';
import { informationAssetFigureValues } from '../values/information-asset-figure.ts';
import { informationAssetSortValues } from '../values/information-asset-sort.ts';
import { levelValues } from '../values/level.ts';

export const informationAssetList = { kind: "informationAsset", sortKeys: informationAssetSortValues, filters: { typeId: { type: 'ids', orNone: true }, kind: { type: 'value', values: assetKindValues, orNone: false }, ownerId: { type: 'ids', orNone: true }, custodianId: { type: 'ids', orNone: true }, medium: { type: 'values', values: assetMediumValues, orNone: true }, classification: { type: 'values', values: assetClassificationValues, orNone: true }, parentId: { type: 'ids', orNone: true }, confidentiality: { type: 'values', values: levelValues, orNone: true }, integrity: { type: 'values', values: levelValues, orNone: true }, availability: { type: 'values', values: levelValues, orNone: true }, businessImpact: { type: 'values', values: levelValues, orNone: true }, reviewBy: { type: 'day', orNone: true }, labelId: { type: 'ids', orNone: true }, figure: { type: 'value', values: informationAssetFigureValues, orNone: false } } } as const;
