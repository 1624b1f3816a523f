import { sql } from 'drizzle-orm';
import { check, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import type { OrganisationRole } from '#openapi/access.ts';
import { organisationRoleValues } from '#openapi/generated/values.ts';

import { personOf } from './accounts.ts';
import { instant, literals, organisationId, version } from './columns.ts';
import type { KeptPermission } from './invitation.ts';

/*
 * Platform tables, as `membership` is. Who is deactivated has no membership, so that nothing which asks for members can forget to
 * leave them out.
 */

/** What a deactivated member gets back when they are reactivated (decision 140). */
export const deactivatedMember = pgTable(
  'deactivated_member',
  {
    organisationId: organisationId(),
    userId: uuid('user_id').notNull(),
    role: text('role').$type<OrganisationRole>().notNull(),
    permissions: jsonb('permissions').$type<readonly KeptPermission[]>().notNull(),
    version: version(),
    joinedAt: instant('joined_at').notNull(),
    deactivatedAt: instant('deactivated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.userId] }),
    personOf('deactivated_member_person', [table.organisationId, table.userId]),
    check('deactivated_member_role', sql`${table.role} in (${literals(organisationRoleValues)})`),
  ],
);

/** When a person last used an organisation, to ten minutes. */
export const memberPresence = pgTable(
  'member_presence',
  {
    organisationId: organisationId(),
    userId: uuid('user_id').notNull(),
    lastActiveAt: instant('last_active_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.userId] }),
    personOf('member_presence_person', [table.organisationId, table.userId]),
  ],
);
