// Generated from the contract by `npm run generate`. Do not edit.

import { countryValues } from '../values/country.ts';
import { levelValues } from '../values/level.ts';
import { providerCategoryValues } from '../values/provider-category.ts';
import { providerReviewStatusValues } from '../values/provider-review-status.ts';
import { serviceProviderFigureValues } from '../values/service-provider-figure.ts';
import { serviceProviderSortValues } from '../values/service-provider-sort.ts';

export const serviceProviderList = { kind: "serviceProvider", sortKeys: serviceProviderSortValues, filters: { serviceTypeId: { type: 'ids', orNone: true }, category: { type: 'values', values: providerCategoryValues, orNone: true }, tierId: { type: 'ids', orNone: true }, ownerId: { type: 'ids', orNone: true }, country: { type: 'values', values: countryValues, orNone: true }, parentId: { type: 'ids', orNone: true }, subProcessorId: { type: 'ids', orNone: true }, dataSensitivity: { type: 'values', values: levelValues, orNone: true }, businessCriticality: { type: 'values', values: levelValues, orNone: true }, inherentRisk: { type: 'values', values: levelValues, orNone: true }, residualRisk: { type: 'values', values: levelValues, orNone: true }, reviewStatus: { type: 'values', values: providerReviewStatusValues, orNone: false }, reviewBy: { type: 'day', orNone: true }, labelId: { type: 'ids', orNone: true }, figure: { type: 'value', values: serviceProviderFigureValues, orNone: false } } } as const;
