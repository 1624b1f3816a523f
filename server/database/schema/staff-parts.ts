import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { dutyInvolvementValues, staffTrainingKindValues } from '#openapi/generated/values.ts';

import { attachment } from './attachment.ts';
import { belongingTo, createdAt, instant, literals, organisationId, version, withinOrganisation } from './columns.ts';
import { record } from './record.ts';
import { staffMember } from './staff.ts';

const day = (name: string) => date(name, { mode: 'string' });

/** A training of a staff member. A removed one can be restored until its staff member is permanently deleted. */
export const staffTraining = pgTable(
  'staff_training',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    staffMemberId: uuid('staff_member_id').notNull(),
    title: text('title').notNull(),
    kind: text('kind', { enum: staffTrainingKindValues }).notNull(),
    doneOn: day('done_on'),
    validMonths: integer('valid_months'),
    /** From the two before it (domain/staff/training.ts), for reminders and the filter. */
    expiresOn: day('expires_on'),
    /** An attachment of the staff member. */
    fileId: uuid('file_id'),
    version: version(),
    createdAt: createdAt(),
    removedAt: instant('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    belongingTo('staff_training_of_member', [table.organisationId, table.staffMemberId], staffMember),
    // Of the column alone, as its migration says: the training outlives its file.
    withinOrganisation('staff_training_file', [table.organisationId, table.fileId], attachment).onDelete('set null'),
    check('staff_training_kind', sql`${table.kind} in (${literals(staffTrainingKindValues)})`),
    check('staff_training_months', sql`${table.validMonths} between 1 and 120`),
    index('staff_training_of').on(table.organisationId, table.staffMemberId, table.expiresOn),
    index('staff_training_file_use').on(table.organisationId, table.fileId),
    index('staff_training_expiry').on(table.organisationId, table.expiresOn, table.id),
  ],
);

/** How a staff member takes part in a duty. A removed row can be restored until its staff member is permanently deleted. */
export const staffDuty = pgTable(
  'staff_duty',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    staffMemberId: uuid('staff_member_id').notNull(),
    /** The duty itself: rows with the same title, whatever the case, and the same record are of one duty. */
    title: text('title').notNull(),
    involvement: text('involvement', { enum: dutyInvolvementValues }).notNull(),
    /** What it concerns. */
    recordId: uuid('record_id'),
    version: version(),
    createdAt: createdAt(),
    removedAt: instant('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    belongingTo('staff_duty_of_member', [table.organisationId, table.staffMemberId], staffMember),
    // Of the column alone, as its migration says: the duty outlives what it concerns.
    withinOrganisation('staff_duty_record', [table.organisationId, table.recordId], record).onDelete('set null'),
    check('staff_duty_involvement', sql`${table.involvement} in (${literals(dutyInvolvementValues)})`),
    index('staff_duty_of').on(table.organisationId, table.staffMemberId),
    index('staff_duty_title').on(table.organisationId, sql`lower(${table.title})`),
    index('staff_duty_record_use').on(table.organisationId, table.recordId),
  ],
);

/** The picture of a staff member, which no list reads. */
export const staffPicture = pgTable(
  'staff_picture',
  {
    organisationId: organisationId(),
    staffMemberId: uuid('staff_member_id').notNull(),
    /** A `data:` address. */
    picture: text('picture').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.staffMemberId] }),
    belongingTo('staff_picture_of_member', [table.organisationId, table.staffMemberId], staffMember),
  ],
);
