import type { BatchFieldOf } from '#src/api/record/register.ts';
import { batchChoice, batchChoiceOrNone, batchDay, batchLookup, batchOwner } from '#src/registers/batch-inputs.tsx';
import type { BatchFields } from '#src/registers/BatchChange.tsx';
import { riskWords as words } from '#src/registers/words/risk.tsx';

import type { RiskDraft } from './risk-kind.ts';

/** The fields that can be changed on several risks together: those that the list filters by. */
export const riskBatchFields: BatchFields<RiskDraft, BatchFieldOf<'Risks'>> = {
  ownerId: batchOwner('ownerId', words.ownerId),
  accountableId: batchLookup('accountableId', words.accountableId),
  controlEffectiveness: batchChoiceOrNone('controlEffectiveness', words.controlEffectiveness),
  treatment: batchChoice('treatment', words.treatment),
  nextReviewOn: batchDay('nextReviewOn', words.nextReviewOn),
};
