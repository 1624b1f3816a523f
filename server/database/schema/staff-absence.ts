import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { belongingTo, createdAt, instant, organisationId, version, withinOrganisation } from './columns.ts';
import { staffMember } from './staff.ts';

/** A time in which a staff member is away. A removed one can be restored until its staff member is permanently deleted. */
export const staffAbsence = pgTable(
  'staff_absence',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    staffMemberId: uuid('staff_member_id').notNull(),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    /** Null for the usual deputy of the staff member. */
    deputyId: uuid('deputy_id'),
    note: text('note').notNull().default(''),
    version: version(),
    createdAt: createdAt(),
    removedAt: instant('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    belongingTo('staff_absence_of_member', [table.organisationId, table.staffMemberId], staffMember),
    // Of the column alone, as its migration says: the absence outlives its deputy.
    withinOrganisation('staff_absence_deputy', [table.organisationId, table.deputyId], staffMember).onDelete(
      'set null',
    ),
    check('staff_absence_days', sql`${table.lastDay} >= ${table.firstDay}`),
    index('staff_absence_of').on(table.organisationId, table.staffMemberId, table.firstDay),
    index('staff_absence_ends').on(table.organisationId, table.lastDay),
    index('staff_absence_deputies').on(table.organisationId, table.deputyId),
  ],
);
