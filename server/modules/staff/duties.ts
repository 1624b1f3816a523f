import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { dutyInWords } from '#domain/words/staff-parts.ts';
import { ApiError, conflict, invalid } from '#server/contract/errors.ts';
import type { HandlersOf, OrganisationContext, Schemas } from '#server/contract/types.ts';
import { rankOf, record, staffDuty, staffMember } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { holdViewable, recordName, recordParts, shownRecord, viewableRecord } from '#server/modules/record/index.ts';

import { lockStaff } from './save.ts';

type Duty = Schemas['StaffDuty'];

const mostOthers = 50;

const other = alias(staffDuty, 'other');

/** Whether two rows are of one duty: the same title, whatever the case, and the same record. */
const isSameDuty = sql`${other.organisationId} = ${staffDuty.organisationId} and ${other.id} <> ${staffDuty.id}
  and ${other.removedAt} is null and lower(${other.title}) = lower(${staffDuty.title})
  and ${other.recordId} is not distinct from ${staffDuty.recordId}`;

/** Live staff members who work here: someone who has left answers for nothing any more. */
const joinedPartner = sql`join ${staffMember} as partner on partner.organisation_id = ${other.organisationId}
    and partner.id = ${other.staffMemberId} and partner.status <> 'DEACTIVATED'
  join ${record} as person on person.organisation_id = partner.organisation_id and person.id = partner.id
    and person.deleted_at is null`;

const others = sql<Schemas['DutyPartner'][]>`(select coalesce(json_agg(json_build_object(
    'staffMember', ${shownRecord(alias(record, 'person'))}, 'involvement', other.involvement)
    order by ${rankOf(other.involvement)}, person.title, other.id), '[]')
  from (select * from ${staffDuty} as other where ${isSameDuty} order by other.id limit ${sql.raw(String(mostOthers))}) as other
  ${joinedPartner})`;

/** Duties as a caller sees them, who may not view every record that they concern. */
export const dutiesWhere =
  (context: OrganisationContext) =>
  (condition: SQL | undefined): Promise<Duty[]> =>
    db
      .select({
        id: staffDuty.id,
        title: staffDuty.title,
        involvement: staffDuty.involvement,
        record: recordName,
        others,
        version: staffDuty.version,
      })
      .from(staffDuty)
      .leftJoin(record, and(eqWithinOrganisation(record.id, staffDuty.recordId), viewableRecord(context)))
      .where(condition)
      .orderBy(sql`lower(${staffDuty.title})`, asc(staffDuty.id));

export const mostDuties = { count: 100, message: 'A staff member has at most 100 duties' } as const;

const dutiesFor = (context: OrganisationContext) =>
  recordParts<Duty>({
    of: 'staffMember',
    table: staffDuty,
    recordId: staffDuty.staffMemberId,
    field: 'duty',
    noun: 'duty',
    most: mostDuties,
    where: dutiesWhere(context),
    inWords: dutyInWords,
  });

/** @throws ApiError 400 for a record that the caller may not view: as if it did not exist */
async function refuseUnknownRecord(context: OrganisationContext, id: string | null | undefined): Promise<void> {
  if (id === null || id === undefined) return;
  await holdViewable(context, id).catch((error: unknown) => {
    throw error instanceof ApiError && error.statusCode === 404
      ? invalid([{ field: 'recordId', message: 'Choose another record' }])
      : error;
  });
}

/**
 * Checks duties that have been stored: one person answers for each.
 * @param which of the duties @throws ApiError 409 naming who is accountable already
 */
async function refuseSecondAccountable(which: SQL): Promise<void> {
  const message = await secondAccountable(which);
  if (message !== undefined) throw conflict([{ field: 'involvement', message }]);
}

/** @throws ApiError 400 if someone else has become accountable for a duty of those who come back */
export async function refuseDutiesOfOthers(which: SQL): Promise<void> {
  const message = await secondAccountable(which);
  if (message !== undefined) throw invalid([{ field: 'id', message }]);
}

/** Who is accountable already for one of these duties, in words. */
async function secondAccountable(which: SQL): Promise<string | undefined> {
  await lockStaff();
  const { rows } = await db.execute<{ name: string; ref: string; title: string }>(sql`
    select person.ref as ref, person.title as name, ${staffDuty.title} as title
    from ${staffDuty} join ${staffDuty} as other on ${isSameDuty} and other.involvement = 'ACCOUNTABLE'
      ${joinedPartner}
    where ${and(which, eq(staffDuty.involvement, 'ACCOUNTABLE'), isNull(staffDuty.removedAt))} order by 1 limit 1`);
  const [found] = rows;
  return found && `${found.ref} ${found.name} is accountable for “${found.title}” already`;
}

/** The duties of staff members (work.md 3, RACI). */
export const dutyHandlers: HandlersOf<'StaffDuties'> = {
  ofRecord: ({ path: { id } }, context) => dutiesFor(context).list(id),

  add({ path, body }, context) {
    const { title, involvement = 'RESPONSIBLE', recordId = null } = body;
    const organisationId = context.organisation.id;
    return dutiesFor(context).add(path.id, {}, context, async (staffMemberId) => {
      await refuseUnknownRecord(context, recordId);
      const [added] = await db
        .insert(staffDuty)
        .values({ organisationId, staffMemberId, title, involvement, recordId })
        .returning({ id: staffDuty.id });
      if (added === undefined) throw new Error('No duty was added');
      await refuseSecondAccountable(eq(staffDuty.id, added.id));
      return added.id;
    });
  },

  async update({ path: { id }, body }, context) {
    const changed = await dutiesFor(context).update(id, { version: body.version }, context, async (before) => {
      const { version: _version, ...changes } = body;
      if (changes.recordId !== before.record?.id) await refuseUnknownRecord(context, changes.recordId);
      return changes;
    });
    await refuseSecondAccountable(eq(staffDuty.id, id));
    return changed;
  },

  remove: ({ path: { id }, query: { version } }, context) => dutiesFor(context).remove({ id, version }, context),

  async restore({ path: { id }, body: { version } }, context) {
    const restored = await dutiesFor(context).restore({ id, version }, context);
    await refuseSecondAccountable(eq(staffDuty.id, id));
    return restored;
  },
};
