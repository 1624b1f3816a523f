import type { PolicyKind } from '#src/api/policy/policies.ts';
import type { BatchFieldOf } from '#src/api/record/register.ts';
import { batchChoice, batchDay, batchLookup, batchOwner } from '#src/registers/batch-inputs.tsx';
import type { BatchFields } from '#src/registers/BatchChange.tsx';
import { policyWords as words } from '#src/registers/words/policy.ts';

/** The fields that can be changed on several policies together: those that the list filters by. */
export const policyBatchFields: BatchFields<PolicyKind['draft'], BatchFieldOf<'Policies'>> = {
  categoryId: batchLookup('categoryId', words.categoryId),
  documentType: batchChoice('documentType', words.documentType),
  ownerId: batchOwner('ownerId', words.ownerId),
  approverId: batchOwner('approverId', words.approverId, 'policy'),
  classification: batchChoice('classification', words.classification),
  frequencyId: batchLookup('frequencyId', words.frequencyId),
  nextReviewOn: batchDay('nextReviewOn', words.nextReviewOn),
};
