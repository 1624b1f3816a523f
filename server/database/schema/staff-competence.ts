import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { competenceLevelValues } from '#openapi/generated/values.ts';

import { assignmentTable, belongsTo, refersTo } from './assignment-table.ts';
import { belongingTo, createdAt, instant, literals, organisationId, version, withinOrganisation } from './columns.ts';
import { competence, staffRole } from './lookups.ts';
import { staffTraining } from './staff-parts.ts';
import { staffMember } from './staff.ts';

const level = () => text('level', { enum: competenceLevelValues }).notNull();

/** The roles of a staff member. */
export const staffMemberRole = assignmentTable(
  'staff_member_role',
  { staffMemberId: uuid('staff_member_id').notNull(), roleId: uuid('role_id').notNull() },
  { staffMemberId: belongsTo(staffMember), roleId: refersTo(staffRole) },
  { covering: true },
);

/** A competence that a role requires. */
export const staffRoleCompetence = pgTable(
  'staff_role_competence',
  {
    organisationId: organisationId(),
    roleId: uuid('role_id').notNull(),
    competenceId: uuid('competence_id').notNull(),
    level: level(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.roleId, table.competenceId] }),
    belongingTo('staff_role_competence_role', [table.organisationId, table.roleId], staffRole),
    withinOrganisation('staff_role_competence_what', [table.organisationId, table.competenceId], competence),
    check('staff_role_competence_level', sql`${table.level} in (${literals(competenceLevelValues)})`),
    index('staff_role_competence_use').on(table.organisationId, table.competenceId),
  ],
);

/** A competence of a staff member. A removed one can be restored until its staff member is permanently deleted. */
export const staffCompetence = pgTable(
  'staff_competence',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    staffMemberId: uuid('staff_member_id').notNull(),
    competenceId: uuid('competence_id').notNull(),
    level: level(),
    assessedOn: date('assessed_on', { mode: 'string' }),
    /** A training of the same staff member. Trainings are removed, never deleted, before their staff member is. */
    trainingId: uuid('training_id'),
    note: text('note').notNull().default(''),
    version: version(),
    createdAt: createdAt(),
    removedAt: instant('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    belongingTo('staff_competence_of_member', [table.organisationId, table.staffMemberId], staffMember),
    withinOrganisation('staff_competence_what', [table.organisationId, table.competenceId], competence),
    belongingTo('staff_competence_training', [table.organisationId, table.trainingId], staffTraining),
    check('staff_competence_level', sql`${table.level} in (${literals(competenceLevelValues)})`),
    // One answer for each competence; also how those of a staff member are found.
    uniqueIndex('staff_competence_once')
      .on(table.organisationId, table.staffMemberId, table.competenceId)
      .where(sql`${table.removedAt} is null`),
    index('staff_competence_of').on(table.organisationId, table.staffMemberId),
    index('staff_competence_use').on(table.organisationId, table.competenceId),
    index('staff_competence_training_use').on(table.organisationId, table.trainingId),
  ],
);
