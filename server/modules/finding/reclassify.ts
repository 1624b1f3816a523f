import { eq } from 'drizzle-orm';

import { isReclassifiable } from '#domain/compliance/finding-lifecycle.ts';
import { isLeadingRole } from '#domain/leading-role.ts';
import { forbidden, invalid, versionConflict } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext } from '#server/contract/types.ts';
import { finding } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { organisationToday } from '#server/modules/organisation/index.ts';
import {
  changesBetween,
  loggedEntity,
  logActivity,
  noticesOfChange,
  notify,
  touchRecord,
} from '#server/modules/record/index.ts';

import { assessorsOf } from './assessors.ts';
import { lockFinding, textsOf } from './course.ts';
import { liveFinding } from './register.ts';

/** @throws ApiError 403 for those who neither lead nor assess the controls of the finding */
async function refuseOthers(id: string, context: OrganisationContext): Promise<void> {
  if (isLeadingRole(context.organisation.role) || (await assessorsOf(id)).includes(context.user.id)) return;
  throw forbidden('How grave a finding is is for an assessor, a manager or an administrator to say');
}

/** Changes the kind of a finding, or the day on which it was raised, by those who may judge it (compliance T7, T8). */
export const reclassify: HandlersOf<'FindingCourse'>['reclassify'] = async ({ path: { id }, body }, context) => {
  const { locked, before } = await lockFinding(id);
  const { version, kind, raisedOn, reason } = body;
  if (before.version !== version) throw versionConflict(before);
  await refuseOthers(id, context);
  if (!isReclassifiable(before.status) || before.archivedAt !== null)
    throw invalid([{ field: 'kind', message: 'Only a finding that someone still has to work on is reclassified' }]);
  if (raisedOn !== null && raisedOn > (await organisationToday()))
    throw invalid([{ field: 'raisedOn', message: 'Choose a day that is not after today' }]);
  if (reason.trim() === '') throw invalid([{ field: 'reason', message: 'Give a reason' }]);
  const changes = changesBetween({ kind: before.kind, raisedOn: before.raisedOn }, { kind, raisedOn });
  if (changes.length === 0) throw invalid([{ field: 'kind', message: 'Choose another kind, or another day' }]);
  await db.update(finding).set({ kind, raisedOn }).where(eq(finding.id, id));
  await touchRecord(context, locked, textsOf(before));
  await logActivity(context, {
    action: 'UPDATE',
    ...loggedEntity('finding', locked),
    changes: [...changes, { field: 'reason', old: null, new: reason }],
  });
  const owner = before.owner?.id ?? null;
  await notify(context, 'finding', noticesOfChange(before, { was: owner, is: owner }));
  return liveFinding(id);
};
