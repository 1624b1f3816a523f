// Generated from the contract by `npm run generate`. Do not edit.

import { managementReviewSortValues } from '../values/management-review-sort.ts';
import { managementReviewStatusValues } from '../values/management-review-status.ts';

export const managementReviewList = { kind: "managementReview", sortKeys: managementReviewSortValues, filters: { ownerId: { type: 'ids', orNone: true }, labelId: { type: 'ids', orNone: true }, status: { type: 'values', values: managementReviewStatusValues, orNone: false } } } as const;
