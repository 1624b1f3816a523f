import type { DocumentRepositoryKind } from '#src/api/document.ts';
import type { BatchFieldOf } from '#src/api/record/register.ts';
import { batchDay, batchOwner } from '#src/registers/batch-inputs.tsx';
import type { BatchFields } from '#src/registers/BatchChange.tsx';
import { documentRepositoryWords as words } from '#src/registers/words/document.ts';

/** The fields that can be changed on several repositories together. */
export const repositoryBatchFields: BatchFields<
  DocumentRepositoryKind['draft'],
  BatchFieldOf<'DocumentRepositories'>
> = {
  ownerId: batchOwner('ownerId', words.ownerId),
  reviewOn: batchDay('reviewOn', words.reviewOn),
};
