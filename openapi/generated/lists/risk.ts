// Generated from the contract by `npm run generate`. Do not edit.

import { afterChangeValues } from '../values/after-change.ts';
import { controlEffectivenessValues } from '../values/control-effectiveness.ts';
import { riskAcceptanceStatusValues } from '../values/risk-acceptance-status.ts';
import { riskFigureValues } from '../values/risk-figure.ts';
import { riskSortValues } from '../values/risk-sort.ts';
import { riskStatusValues } from '../values/risk-status.ts';
import { riskTreatmentValues } from '../values/risk-treatment.ts';

export const riskList = { kind: "risk", sortKeys: riskSortValues, filters: { categoryId: { type: 'ids', orNone: true }, ownerId: { type: 'ids', orNone: true }, accountableId: { type: 'ids', orNone: true }, threatId: { type: 'ids', orNone: true }, vulnerabilityId: { type: 'ids', orNone: true }, controlEffectiveness: { type: 'values', values: controlEffectivenessValues, orNone: true }, treatment: { type: 'values', values: riskTreatmentValues, orNone: false }, reviewBy: { type: 'day', orNone: true }, labelId: { type: 'ids', orNone: true }, acceptance: { type: 'values', values: riskAcceptanceStatusValues, orNone: true }, ratingId: { type: 'ids', orNone: true }, inherentRatingId: { type: 'ids', orNone: true }, residualRatingId: { type: 'ids', orNone: true }, inherentLikelihoodId: { type: 'ids', orNone: true }, inherentImpactId: { type: 'ids', orNone: true }, currentLikelihoodId: { type: 'ids', orNone: true }, currentImpactId: { type: 'ids', orNone: true }, residualLikelihoodId: { type: 'ids', orNone: true }, residualImpactId: { type: 'ids', orNone: true }, figure: { type: 'value', values: riskFigureValues, orNone: false }, afterChange: { type: 'value', values: afterChangeValues, orNone: false }, status: { type: 'values', values: riskStatusValues, orNone: false }, scoreFrom: { type: 'number', orNone: false }, scoreTo: { type: 'number', orNone: false }, dueBy: { type: 'day', orNone: true } } } as const;
