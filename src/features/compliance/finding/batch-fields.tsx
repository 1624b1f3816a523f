import type { FindingRecord } from '#src/api/compliance/findings.ts';
import type { BatchFieldOf } from '#src/api/record/register.ts';
import { batchChoice, batchDay, batchLookup, batchOwner } from '#src/registers/batch-inputs.tsx';
import type { BatchFields } from '#src/registers/BatchChange.tsx';
import { findingWords as words } from '#src/registers/words/finding.ts';

/** The fields that can be changed on several findings together. Findings stay with the assessment that raised them. */
export const findingBatchFields: BatchFields<
  FindingRecord['draft'],
  Exclude<BatchFieldOf<'Findings'>, 'assessmentId'>
> = {
  kind: batchChoice('kind', words.kind),
  ownerId: batchOwner('ownerId', words.ownerId),
  dueOn: batchDay('dueOn', words.dueOn),
  verifierId: batchOwner('verifierId', words.verifierId, 'finding'),
  affectedAreaId: batchLookup('affectedAreaId', words.affectedAreaId),
  importanceId: batchLookup('importanceId', words.importanceId),
};
