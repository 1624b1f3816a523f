import { eq, sql } from 'drizzle-orm';

import { isArchivable } from '#domain/compliance/finding-lifecycle.ts';
import { invalid, versionConflict } from '#server/contract/errors.ts';
import type { HandlersOf } from '#server/contract/types.ts';
import { finding } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { loggedEntity, logActivity, noticesOfChange, notify, touchRecord } from '#server/modules/record/index.ts';

import { lockFinding, textsOf } from './course.ts';
import { liveFinding } from './register.ts';

/** Puts a finding out of the way, or brings it back. An open one was raised in error: that is why it is archived. */
export const archive: HandlersOf<'FindingCourse'>['archive'] = async ({ path: { id }, body }, context) => {
  const { locked, before } = await lockFinding(id);
  if (before.version !== body.version) throw versionConflict(before);
  const { isArchived, reason } = body;
  if (isArchived === (before.archivedAt !== null))
    throw invalid([{ field: 'isArchived', message: isArchived ? 'It is archived already' : 'It is not archived' }]);
  if (isArchived && !isArchivable(before.status, before.status === 'OPEN'))
    throw invalid([
      { field: 'isArchived', message: 'Someone works on it: only open and closed findings are archived' },
    ]);
  if (reason.trim() === '') throw invalid([{ field: 'reason', message: 'Give a reason' }]);
  await db
    .update(finding)
    .set(isArchived ? { archivedAt: sql`now()`, archivedReason: reason } : { archivedAt: null, archivedReason: '' })
    .where(eq(finding.id, id));
  await touchRecord(context, locked, textsOf(before));
  await logActivity(context, {
    action: 'UPDATE',
    ...loggedEntity('finding', locked),
    changes: [
      { field: 'archived', old: !isArchived, new: isArchived },
      { field: 'reason', old: null, new: reason },
    ],
  });
  const owner = before.owner?.id ?? null;
  await notify(context, 'finding', noticesOfChange(before, { was: owner, is: owner }));
  return liveFinding(id);
};
