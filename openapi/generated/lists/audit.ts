// Generated from the contract by `npm run generate`. Do not edit.

import { auditKindValues } from '../values/audit-kind.ts';
import { auditSortValues } from '../values/audit-sort.ts';
import { auditStatusValues } from '../values/audit-status.ts';

export const auditList = { kind: "audit", sortKeys: auditSortValues, filters: { kind: { type: 'values', values: auditKindValues, orNone: false }, adoptedStandardId: { type: 'ids', orNone: true }, ownerId: { type: 'ids', orNone: true }, dueBy: { type: 'day', orNone: true }, labelId: { type: 'ids', orNone: true }, status: { type: 'values', values: auditStatusValues, orNone: false } } } as const;
