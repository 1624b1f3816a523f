import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

import {
  countryValues,
  organisationRoleValues,
  organisationSectorValues,
  organisationSizeValues,
  organisationStateValues,
  permissionLevelValues,
  platformRoleValues,
} from '#openapi/generated/values.ts';

import {
  createdAt,
  instant,
  literals,
  organisationId,
  sortedText,
  updatedAt,
  version,
  withinOrganisation,
} from './columns.ts';

/*
 * Platform tables: the platform role owns their rows. The app role may only read them, and only as far as the
 * organisation of its transaction reaches: its own `organisation` row, its memberships, the people who have one.
 */

/** A person as the product knows them; identified by the identity provider (issuer and subject). */
export const userAccount = pgTable(
  'user_account',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    email: sortedText('email').notNull(),
    name: sortedText('name').notNull(),
    /** Folded when it is stored (domain/text/folded.ts): folding ten thousand names for each search takes half a second. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`folded(name || E'\\n' || email)`),
    /** The name alone, folded: pickers find people by it. */
    foldedName: text('folded_name')
      .notNull()
      .generatedAlwaysAs(sql`folded(name)`),
    imageUrl: text('image_url'),
    approved: boolean('approved').notNull().default(false),
    active: boolean('active').notNull().default(true),
    /** Set on demo accounts. `closed`: deactivated by a start without the demo; null: not a demo account. */
    demo: text('demo', { enum: ['open', 'closed'] }),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('user_account_identity').on(table.issuer, table.subject),
    index('user_account_email').on(table.email),
    index('user_account_name').on(table.name, table.id),
    check('user_account_demo', sql`${table.demo} in ('open', 'closed')`),
  ],
);

export const organisation = pgTable(
  'organisation',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: sortedText('name').notNull().unique('organisation_name'),
    /** A `data:` address: small enough to come with the membership. */
    logo: text('logo'),
    /** IANA name; null until an administrator's is known, and then UTC applies (`organisationTimeZone`). */
    timeZone: text('time_zone'),
    /** How many days an exemption may apply, its extensions included. */
    exemptionDays: integer('exemption_days').notNull().default(365),
    address: text('address').notNull().default(''),
    sector: text('sector', { enum: organisationSectorValues }),
    size: text('size', { enum: organisationSizeValues }),
    countries: text('countries', { enum: countryValues })
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** From 1 for Monday to 7 for Sunday. */
    workingDays: integer('working_days')
      .array()
      .notNull()
      .default(sql`'{1,2,3,4,5}'`),
    /** The organisation that it belongs to; that one belongs to none (trigger `refuse_chain_of_organisations`). */
    parentId: uuid('parent_id').references((): AnyPgColumn => organisation.id, { onDelete: 'set null' }),
    /** domain/people/organisation-lifecycle.ts. An erased one has no row. */
    state: text('state', { enum: organisationStateValues }).notNull().default('ACTIVE'),
    /** Why it is not active. */
    stateReason: text('state_reason').notNull().default(''),
    stateChangedAt: instant('state_changed_at'),
    /** When everything of it is erased. */
    eraseAt: instant('erase_at'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('organisation_parent', sql`${table.parentId} <> ${table.id}`),
    check('organisation_working_days', sql`cardinality(${table.workingDays}) between 1 and 7`),
    index('organisation_of_parent').on(table.parentId),
    check('organisation_state', sql`${table.state} in (${literals(organisationStateValues)})`),
    check('organisation_closing', sql`(${table.state} = 'CLOSING') = (${table.eraseAt} is not null)`),
  ],
);

/** A feature enabled for the organisation; without its row no member is allowed it (spec.md section 5). */
export const organisationFeature = pgTable(
  'organisation_feature',
  {
    organisationId: organisationId().references(() => organisation.id),
    feature: text('feature').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.feature] })],
);

/**
 * Everyone that an organisation's rows may reference: its present and former members. A trigger adds each new member;
 * nobody is removed, because records still reference people who leave (decision 020). A tenant table references a
 * person through `personOf`, never `user_account`.
 */
export const organisationPerson = pgTable(
  'organisation_person',
  {
    organisationId: organisationId().references(() => organisation.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => userAccount.id),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.userId] })],
);

/** The foreign key of a tenant table's column that references a person. */
export const personOf = (name: string, columns: [organisationId: AnyPgColumn, userId: AnyPgColumn]) =>
  withinOrganisation(name, columns, {
    organisationId: organisationPerson.organisationId,
    id: organisationPerson.userId,
  });

/** One of the six organisation roles, held by one person in one organisation. */
export const membership = pgTable(
  'membership',
  {
    organisationId: organisationId().references(() => organisation.id),
    userId: uuid('user_id').notNull(),
    role: text('role').notNull(),
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.userId] }),
    personOf('membership_person', [table.organisationId, table.userId]),
    index('membership_user').on(table.userId),
    check('membership_role', sql`${table.role} in (${literals(organisationRoleValues)})`),
  ],
);

/** The highest level a member has for a feature; DELETE implies EDIT, ADD and VIEW. */
export const membershipPermission = pgTable(
  'membership_permission',
  {
    organisationId: organisationId(),
    userId: uuid('user_id').notNull(),
    feature: text('feature').notNull(),
    level: text('level').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.userId, table.feature] }),
    foreignKey({
      name: 'membership_permission_membership',
      columns: [table.organisationId, table.userId],
      foreignColumns: [membership.organisationId, membership.userId],
    }),
    check('membership_permission_level', sql`${table.level} in (${literals(permissionLevelValues)})`),
  ],
);

/** SUPER_ADMIN or ADMIN of the platform. */
export const platformMembership = pgTable(
  'platform_membership',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => userAccount.id),
    role: text('role').notNull(),
  },
  (table) => [check('platform_membership_role', sql`${table.role} in (${literals(platformRoleValues)})`)],
);

export const platformPermission = pgTable(
  'platform_permission',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => platformMembership.userId),
    feature: text('feature').notNull(),
    level: text('level').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.feature] }),
    check('platform_permission_level', sql`${table.level} in (${literals(permissionLevelValues)})`),
  ],
);

export const userPreference = pgTable(
  'user_preference',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => userAccount.id),
    defaultOrganisationId: uuid('default_organisation_id'),
    /** BCP 47; null for the browser's setting. */
    locale: text('locale'),
    /** IANA time zone name; null for the browser's setting. */
    timeZone: text('time_zone'),
    /** That of the browser last used. */
    browserTimeZone: text('browser_time_zone'),
  },
  (table) => [
    foreignKey({
      name: 'user_preference_membership',
      columns: [table.defaultOrganisationId, table.userId],
      foreignColumns: [membership.organisationId, membership.userId],
    }),
  ],
);

/** Actions of platform administrators; the platform's counterpart of an organisation's `activity`. */
export const platformActivity = pgTable(
  'platform_activity',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    actorId: uuid('actor_id').references(() => userAccount.id),
    action: text('action').notNull(),
    entityType: text('entity_type').notNull(),
    entityId: uuid('entity_id').notNull(),
    entityName: text('entity_name').notNull(),
    changes: jsonb('changes').notNull(),
    ip: text('ip'),
    userAgent: text('user_agent'),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [index('platform_activity_at').on(table.at)],
);
