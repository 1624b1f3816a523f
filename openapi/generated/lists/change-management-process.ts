// Generated from the contract by `npm run generate`. Do not edit.

import { changeRequestSortValues } from '../values/change-request-sort.ts';
import { changeStatusValues } from '../values/change-status.ts';
import { changeTypeValues } from '../values/change-type.ts';
import { levelValues } from '../values/level.ts';

export const changeManagementProcessList = { kind: "changeManagementProcess", sortKeys: changeRequestSortValues, filters: { type: { type: 'values', values: changeTypeValues, orNone: false }, ownerId: { type: 'ids', orNone: true }, assessorId: { type: 'ids', orNone: true }, riskLevel: { type: 'values', values: levelValues, orNone: true }, labelId: { type: 'ids', orNone: true }, status: { type: 'values', values: changeStatusValues, orNone: false } } } as const;
