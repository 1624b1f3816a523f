// Generated from the contract by `npm run generate`. Do not edit.

import { exemptionFigureValues } from '../values/exemption-figure.ts';
import { exemptionSortValues } from '../values/exemption-sort.ts';
import { exemptionStatusValues } from '../values/exemption-status.ts';
import { levelValues } from '../values/level.ts';

export const exemptionList = { kind: "exemption", sortKeys: exemptionSortValues, filters: { policyId: { type: 'ids', orNone: true }, controlId: { type: 'ids', orNone: true }, ownerId: { type: 'ids', orNone: true }, approverId: { type: 'ids', orNone: true }, riskRating: { type: 'values', values: levelValues, orNone: true }, validBy: { type: 'day', orNone: true }, labelId: { type: 'ids', orNone: true }, status: { type: 'values', values: exemptionStatusValues, orNone: false }, figure: { type: 'value', values: exemptionFigureValues, orNone: false } } } as const;
