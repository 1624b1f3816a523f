import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { expiringWithinDays } from '#domain/service-provider/document-state.ts';
import { trainingExpiry } from '#domain/staff/training.ts';
import { trainingInWords } from '#domain/words/staff-parts.ts';
import { invalid } from '#server/contract/errors.ts';
import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import {
  attachment,
  attachmentVersion,
  staffMember,
  staffTraining,
  storedFile,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { organisationToday, todayInQuery } from '#server/modules/organisation/index.ts';
import { recordParts } from '#server/modules/record/index.ts';

type Training = Schemas['StaffTraining'];

const later = alias(staffTraining, 'later');

/** Whether a later training of the same kind and title has taken the place of one: of the same day, the one recorded later. */
const isRenewed = sql<boolean>`exists (select from ${staffTraining} as later
  where ${eqWithinOrganisation(later.staffMemberId, staffTraining.staffMemberId)} and ${later.removedAt} is null
    and ${later.kind} = ${staffTraining.kind} and lower(${later.title}) = lower(${staffTraining.title})
    and (${later.doneOn}, ${later.createdAt}, ${later.id})
      > (${staffTraining.doneOn}, ${staffTraining.createdAt}, ${staffTraining.id}))`;

/** Whether a training falls due: nobody has renewed it, and its staff member has not left. */
export const trainingFallsDue = and(
  sql`not ${isRenewed}`,
  sql`exists (select from ${staffMember} where ${eqWithinOrganisation(staffMember.id, staffTraining.staffMemberId)}
    and ${staffMember.status} <> 'DEACTIVATED')`,
);

/** Where the trainings of the staff member of the enclosing statement stand: the worst of those that were not renewed. */
export const trainingStateToday = sql<Schemas['StaffTrainingState']>`(select case
    when bool_or(${staffTraining.expiresOn} < ${todayInQuery}) then 'EXPIRED'
    when bool_or(${staffTraining.expiresOn} <= ${todayInQuery} + ${sql.raw(String(expiringWithinDays))}) then 'EXPIRING'
    when count(*) > 0 then 'CURRENT' else 'NONE' end
  from ${staffTraining} where ${eqWithinOrganisation(staffTraining.staffMemberId, staffMember.id)}
    and ${staffTraining.removedAt} is null
    and ${staffTraining.doneOn} is not null and not ${isRenewed})`;

/** A removed file is not shown; it is again once it is restored. */
const hasFile = and(eq(attachment.id, staffTraining.fileId), isNull(attachment.removedAt));

const isLatest = and(
  eq(attachmentVersion.attachmentId, attachment.id),
  eq(attachmentVersion.number, attachment.latest),
);

async function trainingsWhere(condition: SQL | undefined): Promise<Training[]> {
  const rows = await db
    .select({
      id: staffTraining.id,
      title: staffTraining.title,
      kind: staffTraining.kind,
      doneOn: staffTraining.doneOn,
      validMonths: staffTraining.validMonths,
      expiresOn: staffTraining.expiresOn,
      isRenewed,
      fileId: attachment.id,
      fileName: storedFile.name,
      version: staffTraining.version,
    })
    .from(staffTraining)
    .leftJoin(attachment, hasFile)
    .leftJoin(attachmentVersion, isLatest)
    .leftJoin(storedFile, eq(storedFile.id, attachmentVersion.fileId))
    .where(condition)
    .orderBy(asc(staffTraining.expiresOn), asc(staffTraining.title), asc(staffTraining.id));
  return rows.map(({ fileId, fileName, ...row }) => ({
    ...row,
    file: fileId === null ? null : { id: fileId, name: fileName ?? '' },
  }));
}

const trainings = recordParts<Training>({
  of: 'staffMember',
  table: staffTraining,
  recordId: staffTraining.staffMemberId,
  field: 'training',
  noun: 'training',
  most: { count: 100, message: 'A staff member has at most 100 trainings' },
  where: trainingsWhere,
  inWords: trainingInWords,
});

/** What is still to come is planned: recorded as done, it would be evidence of what has not happened. @throws ApiError 400 */
async function refuseFuture(doneOn: string | null | undefined): Promise<void> {
  if (doneOn !== null && doneOn !== undefined && doneOn > (await organisationToday()))
    throw invalid([{ field: 'doneOn', message: 'Choose a day that is not after today, or none while it is planned' }]);
}

/** @throws ApiError 400 for a file that is not attached to the staff member */
async function refuseOtherFile(staffMemberId: string, fileId: string | null | undefined): Promise<void> {
  if (fileId === null || fileId === undefined) return;
  const isOfMember = and(
    eq(attachment.id, fileId),
    eq(attachment.recordId, staffMemberId),
    isNull(attachment.removedAt),
  );
  const found = await db.select({ id: attachment.id }).from(attachment).where(isOfMember).for('key share');
  if (found.length === 0)
    throw invalid([{ field: 'fileId', message: 'Choose a file that is attached to this staff member' }]);
}

/** The trainings, certificates and competences of staff members (work.md 3). */
export const trainingHandlers: HandlersOf<'StaffTrainings'> = {
  ofRecord: ({ path: { id } }) => trainings.list(id),

  add({ path, body }, context) {
    const { kind = 'TRAINING', doneOn = null, validMonths = null } = body;
    const organisationId = context.organisation.id;
    return trainings.add(path.id, {}, context, async (staffMemberId) => {
      await refuseFuture(doneOn);
      await refuseOtherFile(staffMemberId, body.fileId);
      const expiresOn = trainingExpiry({ doneOn, validMonths });
      const [added] = await db
        .insert(staffTraining)
        .values({ ...body, organisationId, staffMemberId, kind, doneOn, validMonths, expiresOn })
        .returning({ id: staffTraining.id });
      if (added === undefined) throw new Error('No training was added');
      return added.id;
    });
  },

  update: ({ path: { id }, body }, context) =>
    trainings.update(id, { version: body.version }, context, async (before, staffMemberId) => {
      const { version: _version, ...changes } = body;
      await refuseFuture(changes.doneOn);
      await refuseOtherFile(staffMemberId, changes.fileId);
      return { ...changes, expiresOn: trainingExpiry({ ...before, ...changes }) };
    }),

  remove: ({ path: { id }, query: { version } }, context) => trainings.remove({ id, version }, context),

  restore: ({ path: { id }, body: { version } }, context) => trainings.restore({ id, version }, context),
};
