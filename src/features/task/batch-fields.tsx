import type { BatchFieldOf } from '#src/api/record/register.ts';
import type { TaskKind } from '#src/api/task/tasks.ts';
import { batchDay, batchLookup, batchOwner } from '#src/registers/batch-inputs.tsx';
import type { BatchFields } from '#src/registers/BatchChange.tsx';
import { taskWords as words } from '#src/registers/words/task.ts';

/** The fields that can be changed on several tasks together. */
export const taskBatchFields: BatchFields<TaskKind['draft'], Exclude<BatchFieldOf<'Tasks'>, 'projectId'>> = {
  statusId: batchLookup('statusId', words.statusId),
  severityId: batchLookup('severityId', words.severityId),
  ownerId: batchOwner('ownerId', words.ownerId, 'task'),
  dueOn: batchDay('dueOn', words.dueOn),
};
