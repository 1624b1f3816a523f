import { randomUUID } from 'node:crypto';

import { task, taskOccurrence, taskStatus } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

interface TaskRow {
  readonly organisationId: string;
  /** Of its record, which there is already. */
  readonly id: string;
  readonly userId: string;
}

/** A task that names a person wherever it can, with an occurrence that has ended. */
export async function addTaskRows({ organisationId, id, userId }: TaskRow): Promise<void> {
  const statusId = randomUUID();
  await db.insert(taskStatus).values({ organisationId, id: statusId, name: statusId });
  const standing = { statusId, state: 'TODO', position: 'a0' } as const;
  await db.insert(task).values({ organisationId, id, ownerId: userId, completedById: userId, ...standing });
  const ended = { outcome: 'DONE', endedById: userId, reopenedById: userId, reopenedAt: new Date() } as const;
  await db.insert(taskOccurrence).values({ organisationId, taskId: id, number: 1, ...ended });
}
