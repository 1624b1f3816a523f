import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import type { OrganisationFeature, OrganisationRole, PermissionLevel } from '#openapi/access.ts';
import { invitationStatusValues, organisationRoleValues } from '#openapi/generated/values.ts';

import { personOf } from './accounts.ts';
import { createdAt, instant, literals, organisationId, sortedText, version, withinOrganisation } from './columns.ts';
import { isLinkMail, mailColumns } from './link-mail.ts';
import { staffMember } from './staff.ts';

/** A level for a feature, as rights are kept until they are given. */
export interface KeptPermission {
  readonly feature: OrganisationFeature;
  readonly permission: PermissionLevel;
}

/** An invitation to become a member (domain/people/invitation-lifecycle.ts). Its rows stay. */
export const invitation = pgTable(
  'invitation',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    version: version(),
    /** In lower case. */
    email: sortedText('email').notNull(),
    role: text('role').$type<OrganisationRole>().notNull(),
    permissions: jsonb('permissions').$type<readonly KeptPermission[]>().notNull(),
    /** One whose time is over is expired even before a job has stored that. */
    status: text('status', { enum: invitationStatusValues }).notNull().default('PENDING'),
    invitedAt: instant('invited_at').notNull().defaultNow(),
    /** Null if the platform has invited the organisation's first administrator. */
    invitedBy: uuid('invited_by'),
    days: integer('days').notNull(),
    expiresAt: instant('expires_at').notNull(),
    ...mailColumns(),
    /** The organisation had mailed as many new addresses as it may when its mail was due. */
    isWaiting: boolean('is_waiting').notNull().default(false),
    askedAt: instant('asked_at'),
    acceptedAt: instant('accepted_at'),
    acceptedBy: uuid('accepted_by'),
    /** Whose account the one that accepts becomes. */
    staffMemberId: uuid('staff_member_id'),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    check('invitation_mail', isLinkMail),
    check('invitation_status', sql`${table.status} in (${literals(invitationStatusValues)})`),
    check('invitation_role', sql`${table.role} in (${literals(organisationRoleValues)})`),
    personOf('invitation_invited_by', [table.organisationId, table.invitedBy]),
    personOf('invitation_accepted_by', [table.organisationId, table.acceptedBy]),
    // Of the column alone, as its migration says: the invitation outlives the staff member.
    withinOrganisation('invitation_staff_member', [table.organisationId, table.staffMemberId], staffMember).onDelete(
      'set null',
    ),
    uniqueIndex('invitation_pending')
      .on(table.organisationId, table.email)
      .where(sql`status = 'PENDING'`),
    index('invitation_of_staff').on(table.organisationId, table.staffMemberId),
    index('invitation_newest').on(table.organisationId, table.invitedAt, table.id),
    index('invitation_due')
      .on(table.organisationId, table.id)
      .where(sql`mail_due is not null`),
  ],
);

/** The link of one mail of an invitation. The newest of an invitation is the only one that works. */
export const invitationLink = pgTable(
  'invitation_link',
  {
    organisationId: organisationId(),
    tokenHash: text('token_hash').notNull(),
    invitationId: uuid('invitation_id').notNull(),
    createdAt: createdAt(),
    /** When a newer link took its place, or the invitation was revoked. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.tokenHash] }),
    unique('invitation_link_token').on(table.tokenHash),
    withinOrganisation('invitation_link_invitation', [table.organisationId, table.invitationId], invitation),
    index('invitation_link_of').on(table.organisationId, table.invitationId),
  ],
);

/** A mail that was sent to an address again, which an organisation may do only so often in a day. */
export const invitationResend = pgTable(
  'invitation_resend',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    email: text('email').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    index('invitation_resend_day').on(table.organisationId, table.at, table.email),
  ],
);
