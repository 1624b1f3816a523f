import type { BatchFieldOf } from '#src/api/record/register.ts';
import type { ProjectKind } from '#src/api/task/tasks.ts';
import { batchDay, batchOwner } from '#src/registers/batch-inputs.tsx';
import type { BatchFields } from '#src/registers/BatchChange.tsx';
import { projectWords as words } from '#src/registers/words/task.ts';

/** The fields that can be changed on several projects together. */
export const projectBatchFields: BatchFields<ProjectKind['draft'], BatchFieldOf<'Projects'>> = {
  ownerId: batchOwner('ownerId', words.ownerId),
  endsOn: batchDay('endsOn', words.endsOn),
};
