import { and, eq, inArray } from 'drizzle-orm';

import { forbidden } from '#server/contract/errors.ts';
import type { OrganisationContext } from '#server/contract/types.ts';
import { task } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { lockLive, mayDo } from '#server/modules/record/index.ts';

/**
 * Those who are to do a task may do what completing it asks for, also without the right to edit tasks: tick its checklist and attach files,
 * while it is open. The task is held, so that it stays theirs and open until the transaction ends.
 * @throws ApiError 403 and 404
 */
export async function requireOwnTask(context: OrganisationContext, id: string): Promise<void> {
  if (mayDo(context, 'task', 'EDIT')) return;
  await lockLive('task', id);
  const [own] = await db
    .select({ id: task.id })
    .from(task)
    .where(and(eq(task.id, id), eq(task.ownerId, context.user.id), inArray(task.state, ['TODO', 'IN_PROGRESS'])));
  if (own === undefined) throw forbidden('You may not edit this task');
}
