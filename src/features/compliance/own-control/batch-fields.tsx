import type { OwnControlKind } from '#src/api/compliance/own-controls.ts';
import type { BatchFieldOf } from '#src/api/record/register.ts';
import { batchChoice, batchOwner } from '#src/registers/batch-inputs.tsx';
import type { BatchFields } from '#src/registers/BatchChange.tsx';
import { ownControlWords as words } from '#src/registers/words/own-control.ts';

/** The fields that can be changed on several own controls together. */
export const ownControlBatchFields: BatchFields<OwnControlKind['draft'], BatchFieldOf<'OwnControls'>> = {
  ownerId: batchOwner('ownerId', words.ownerId),
  implementation: batchChoice('implementation', words.implementation),
};
