import { date, index, text, uuid } from 'drizzle-orm/pg-core';

import { staffStatusValues } from '#openapi/generated/values.ts';

import { withinOrganisation } from './columns.ts';
import { recordTable } from './record-table.ts';

const line = (name: string) => text(name).notNull().default('');

/** What a staff member adds to its `record`, whose title is their name. */
export const staffMember = recordTable(
  'staff_member',
  {
    email: line('email'),
    phone: line('phone'),
    position: line('position'),
    department: line('department'),
    location: line('location'),
    managerId: uuid('manager_id'),
    deputyId: uuid('deputy_id'),
    /** Of one live staff member only, which `saveStaff` sees to. */
    accountId: uuid('account_id'),
    responsibilities: line('responsibilities'),
    authorities: line('authorities'),
    requiredCompetence: line('required_competence'),
    competence: line('competence'),
    startsOn: date('starts_on', { mode: 'string' }),
    endsOn: date('ends_on', { mode: 'string' }),
    status: text('status', { enum: staffStatusValues }).notNull().default('PENDING'),
  },
  { people: ['accountId'], ranked: ['status'], sorted: ['startsOn', 'endsOn'] },
  (table) => [
    // Of the column alone, on delete set null: who reported to someone stays when that one is purged.
    withinOrganisation('staff_member_manager', [table.organisationId, table.managerId], table).onDelete('set null'),
    withinOrganisation('staff_member_deputy', [table.organisationId, table.deputyId], table).onDelete('set null'),
    index('staff_member_reports').on(table.organisationId, table.managerId),
    index('staff_member_deputies').on(table.organisationId, table.deputyId),
  ],
);
