import type { FindingRecord } from '#src/api/compliance/findings.ts';
import type { BatchFieldOf } from '#src/api/record/register.ts';
import { batchDay, batchLookup, batchOwner } from '#src/registers/batch-inputs.tsx';
import type { BatchFields } from '#src/registers/BatchChange.tsx';
import { findingWords as words } from '#src/registers/words/finding.ts';

/** The fields that can be changed on several findings together. Findings stay with the assessment that raised them, and are reclassified one by one. */
export const findingBatchFields: BatchFields<
  FindingRecord['draft'],
  Exclude<BatchFieldOf<'Findings'>, 'assessmentId' | 'kind' | 'raisedOn'>
> = {
  ownerId: batchOwner('ownerId', words.ownerId),
  dueOn: batchDay('dueOn', words.dueOn),
  verifierId: batchOwner('verifierId', words.verifierId, 'findingVerifier'),
  affectedAreaId: batchLookup('affectedAreaId', words.affectedAreaId),
  importanceId: batchLookup('importanceId', words.importanceId),
};
