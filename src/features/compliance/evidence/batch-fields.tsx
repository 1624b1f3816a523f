import type { EvidenceKind } from '#src/api/compliance/evidence.ts';
import type { BatchFieldOf } from '#src/api/record/register.ts';
import { batchOwner } from '#src/registers/batch-inputs.tsx';
import type { BatchFields } from '#src/registers/BatchChange.tsx';
import { evidenceWords as words } from '#src/registers/words/evidence.ts';

/** The fields that can be changed on several pieces of evidence together. */
export const evidenceBatchFields: BatchFields<EvidenceKind['draft'], BatchFieldOf<'EvidenceRegister'>> = {
  ownerId: batchOwner('ownerId', words.ownerId),
};
