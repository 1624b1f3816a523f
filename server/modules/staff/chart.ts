import { and, asc, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { mostInChart } from '#domain/staff/chart.ts';
import type { HandlersOf } from '#server/contract/types.ts';
import { record, staffMember } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';

const manager = alias(staffMember, 'manager');
const managerRecord = alias(record, 'manager_record');

/** Staff members with their managers, without those who have left. */
export const chart: HandlersOf<'StaffCourse'>['chart'] = async () => {
  const rows = await db
    .select({
      staffMember: { id: record.id, ref: record.ref, title: record.title },
      position: staffMember.position,
      department: staffMember.department,
      status: staffMember.status,
      managerId: sql<string | null>`case when ${managerRecord.id} is null then null else ${manager.id} end`,
    })
    .from(staffMember)
    .innerJoin(record, eqWithinOrganisation(record.id, staffMember.id))
    .leftJoin(manager, and(eqWithinOrganisation(manager.id, staffMember.managerId), ne(manager.status, 'DEACTIVATED')))
    .leftJoin(managerRecord, and(eqWithinOrganisation(managerRecord.id, manager.id), isNull(managerRecord.deletedAt)))
    .where(and(isNull(record.deletedAt), ne(staffMember.status, 'DEACTIVATED')))
    .orderBy(asc(record.title), asc(record.id))
    .limit(mostInChart);
  return rows;
};
