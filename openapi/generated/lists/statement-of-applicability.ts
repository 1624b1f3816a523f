// Generated from the contract by `npm run generate`. Do not edit.

import { statementOfApplicabilitySortValues } from '../values/statement-of-applicability-sort.ts';
import { statementStatusValues } from '../values/statement-status.ts';

export const statementOfApplicabilityList = { kind: "statementOfApplicability", sortKeys: statementOfApplicabilitySortValues, filters: { adoptedStandardId: { type: 'ids', orNone: true }, ownerId: { type: 'ids', orNone: true }, approverId: { type: 'ids', orNone: true }, reviewBy: { type: 'day', orNone: true }, labelId: { type: 'ids', orNone: true }, status: { type: 'values', values: statementStatusValues, orNone: false } } } as const;
