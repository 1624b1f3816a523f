// Generated from the contract by `npm run generate`. Do not edit.

import { evidenceAskedValues } from '../values/evidence-asked.ts';
import { evidenceFreshnessValues } from '../values/evidence-freshness.ts';
import { evidenceSortValues } from '../values/evidence-sort.ts';

export const evidenceList = { kind: "evidence", sortKeys: evidenceSortValues, filters: { ownerId: { type: 'ids', orNone: true }, labelId: { type: 'ids', orNone: true }, ownControlId: { type: 'ids', orNone: false }, freshness: { type: 'values', values: evidenceFreshnessValues, orNone: false }, asked: { type: 'values', values: evidenceAskedValues, orNone: false } } } as const;
