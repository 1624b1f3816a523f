import type { AuditKind } from '#src/api/management-system/audits.ts';
import type { BatchFieldOf } from '#src/api/record/register.ts';
import { batchChoice, batchDay, batchOwner } from '#src/registers/batch-inputs.tsx';
import type { BatchFields } from '#src/registers/BatchChange.tsx';
import { auditWords as words } from '#src/registers/words/management-system.ts';

/** The fields that can be changed on several audits together. What each is of is decided one by one. */
export const auditBatchFields: BatchFields<
  AuditKind['draft'],
  Exclude<BatchFieldOf<'Audits'>, 'adoptedStandardId' | 'assessmentId'>
> = {
  kind: batchChoice('kind', words.kind),
  ownerId: batchOwner('ownerId', words.ownerId),
  plannedTo: batchDay('plannedTo', words.plannedTo),
};
