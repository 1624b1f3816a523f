import { sql } from 'drizzle-orm';
import { check, date, foreignKey, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import type { OrganisationFeature } from '#openapi/access.ts';
import { onboardingStepValues, organisationRequestStatusValues } from '#openapi/generated/values.ts';

import { organisation, personOf } from './accounts.ts';
import { instant, literals, organisationId, version } from './columns.ts';
import { catalogueModule } from './module.ts';

/** A day on which an organisation does not work, whatever day of the week it is. */
export const organisationHoliday = pgTable(
  'organisation_holiday',
  {
    organisationId: organisationId(),
    day: date('day', { mode: 'string' }).notNull(),
    name: text('name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.day] })],
);

/** A step of the onboarding that an organisation leaves out. */
export const onboardingSkip = pgTable(
  'onboarding_skip',
  {
    organisationId: organisationId(),
    step: text('step', { enum: onboardingStepValues }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.step] })],
);

/** A request for what only the platform can grant (domain/organisation/request-lifecycle.ts): both sides see it. */
export const organisationRequest = pgTable(
  'organisation_request',
  {
    organisationId: organisationId().references(() => organisation.id),
    id: uuid('id').notNull().defaultRandom(),
    version: version(),
    feature: text('feature').$type<OrganisationFeature>(),
    moduleOwnerId: uuid('module_owner_id'),
    moduleId: uuid('module_id'),
    reason: text('reason').notNull(),
    status: text('status', { enum: organisationRequestStatusValues }).notNull().default('OPEN'),
    askedBy: uuid('asked_by').notNull(),
    askedAt: instant('asked_at').notNull().defaultNow(),
    decidedAt: instant('decided_at'),
    answer: text('answer').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    personOf('organisation_request_asked_by', [table.organisationId, table.askedBy]),
    foreignKey({
      name: 'organisation_request_module',
      columns: [table.moduleOwnerId, table.moduleId],
      foreignColumns: [catalogueModule.ownerId, catalogueModule.id],
    }).onDelete('cascade'),
    check('organisation_request_status', sql`${table.status} in (${literals(organisationRequestStatusValues)})`),
    check('organisation_request_subject', sql`num_nonnulls(${table.feature}, ${table.moduleId}) = 1`),
    check('organisation_request_module_owner', sql`(${table.moduleId} is null) = (${table.moduleOwnerId} is null)`),
    check('organisation_request_decided', sql`(${table.status} = 'OPEN') = (${table.decidedAt} is null)`),
    index('organisation_request_newest').on(table.organisationId, table.askedAt),
    index('organisation_request_status_age').on(table.status, table.askedAt),
    uniqueIndex('organisation_request_open')
      .on(table.organisationId, sql`coalesce(${table.feature}, ${table.moduleId}::text)`)
      .where(sql`status = 'OPEN'`),
  ],
);
