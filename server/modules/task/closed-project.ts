import { and, inArray } from 'drizzle-orm';

import { conflict } from '#server/contract/errors.ts';
import { project } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { distinctIds, keepRecords } from '#server/modules/record/index.ts';

/**
 * A project that is over has no open tasks. It is kept as it is until the transaction ends: nobody completes it at the moment at which
 * it gets another one. The caller holds the tasks, and not yet the board.
 * @param field what the person tried to change @param current reads the task as it is stored
 * @throws ApiError 409
 */
export async function refuseClosedProject(
  projectIds: readonly (string | null | undefined)[],
  field: string,
  current?: () => unknown,
): Promise<void> {
  const ids = distinctIds(projectIds.flatMap((id) => id ?? []));
  if (ids.length === 0) return;
  await keepRecords('project', ids);
  const [closed] = await db
    .select({ id: project.id })
    .from(project)
    .where(and(inArray(project.id, ids), inArray(project.status, ['COMPLETED', 'CANCELLED'])))
    .limit(1);
  if (closed !== undefined) throw conflict([{ field, message: 'Reopen the project first' }], await current?.());
}
