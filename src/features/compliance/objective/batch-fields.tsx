import type { ObjectiveKind } from '#src/api/management-system/objectives.ts';
import type { BatchFieldOf } from '#src/api/record/register.ts';
import { batchChoice, batchDay, batchOwner } from '#src/registers/batch-inputs.tsx';
import type { BatchFields } from '#src/registers/BatchChange.tsx';
import { objectiveWords as words } from '#src/registers/words/management-system.ts';

/** The fields that can be changed on several objectives together. */
export const objectiveBatchFields: BatchFields<ObjectiveKind['draft'], BatchFieldOf<'Objectives'>> = {
  ownerId: batchOwner('ownerId', words.ownerId),
  stage: batchChoice('stage', words.stage),
  dueOn: batchDay('dueOn', words.dueOn),
};
