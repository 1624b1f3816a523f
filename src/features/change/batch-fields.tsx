import type { ChangeKind } from '#src/api/changes.ts';
import type { BatchFieldOf } from '#src/api/record/register.ts';
import { batchChoice, batchChoiceOrNone, batchOwner } from '#src/registers/batch-inputs.tsx';
import type { BatchFields } from '#src/registers/BatchChange.tsx';
import { changeWords as words } from '#src/registers/words/change.ts';

/** The fields that can be changed on several changes together. */
export const changeBatchFields: BatchFields<ChangeKind['draft'], BatchFieldOf<'ChangeRequests'>> = {
  type: batchChoice('type', words.type),
  ownerId: batchOwner('ownerId', words.ownerId),
  assessorId: batchOwner('assessorId', words.assessorId, 'changeManagementProcess'),
  riskLevel: batchChoiceOrNone('riskLevel', words.riskLevel),
};
