import type { ManagementReviewKind } from '#src/api/management-system/management-reviews.ts';
import type { BatchFieldOf } from '#src/api/record/register.ts';
import { batchOwner } from '#src/registers/batch-inputs.tsx';
import type { BatchFields } from '#src/registers/BatchChange.tsx';
import { managementReviewWords as words } from '#src/registers/words/management-system.ts';

/** The fields that can be changed on several management reviews together. */
export const reviewBatchFields: BatchFields<ManagementReviewKind['draft'], BatchFieldOf<'ManagementReviews'>> = {
  ownerId: batchOwner('ownerId', words.ownerId),
};
