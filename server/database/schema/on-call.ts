import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import type { components } from '#openapi/generated/types.ts';

import { organisation, personOf } from './accounts.ts';
import { belongingTo, instant, organisationId } from './columns.ts';

/** Who is on call for incidents; no row while an organisation has set nothing. */
export const onCall = pgTable(
  'on_call',
  {
    organisationId: organisationId().references(() => organisation.id),
    /** From 1, raised by each change. */
    version: integer('version').notNull(),
    /** Until the next group is told. */
    minutes: integer('minutes').notNull(),
    setBy: uuid('set_by').notNull(),
    setAt: instant('set_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId] }),
    personOf('on_call_set_by', [table.organisationId, table.setBy]),
    check('on_call_minutes', sql`${table.minutes} between 1 and 1440`),
  ],
);

/** The on-call groups of an organisation, in the order in which they are told. */
export const onCallGroup = pgTable(
  'on_call_group',
  {
    organisationId: organisationId().references(() => organisation.id),
    /** From 0. */
    place: integer('place').notNull(),
    name: text('name').notNull(),
    /** Everyone with one of these roles is part of it. */
    roles: text('roles').array().$type<components['schemas']['OrganisationRole'][]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.place] })],
);

/** The members of on-call groups who are named. */
export const onCallMember = pgTable(
  'on_call_member',
  {
    organisationId: organisationId(),
    place: integer('place').notNull(),
    personId: uuid('person_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.place, table.personId] }),
    belongingTo('on_call_member_group', [table.organisationId, table.place], {
      organisationId: onCallGroup.organisationId,
      id: onCallGroup.place,
    }),
    personOf('on_call_member_person', [table.organisationId, table.personId]),
    index('on_call_member_of').on(table.organisationId, table.personId),
  ],
);
