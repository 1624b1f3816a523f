import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import type { components } from '#openapi/generated/types.ts';
import { evidenceRequestStatusValues } from '#openapi/generated/values.ts';

import { personOf } from './accounts.ts';
import { belongingTo, instant, literals, organisationId, version } from './columns.ts';
import { evidence } from './evidence.ts';

type Schemas = components['schemas'];

/** Those kept before 0150 do not say when they were attached. */
type KeptFile = Omit<Schemas['EvidenceVersionFile'], 'id' | 'attachedAt'> &
  Partial<Pick<Schemas['EvidenceVersionFile'], 'attachedAt'>>;

/** Evidence as it was until it was renewed. The app role may insert and read rows only. */
export const evidenceVersion = pgTable(
  'evidence_version',
  {
    organisationId: organisationId(),
    evidenceId: uuid('evidence_id').notNull(),
    /** From 1. The current version, which is not here, has the next one. 0 is evidence that had neither a date nor a file yet. */
    number: integer('number').notNull(),
    madeOn: date('made_on', { mode: 'string' }),
    coversFrom: date('covers_from', { mode: 'string' }),
    coversTo: date('covers_to', { mode: 'string' }),
    cadenceMonths: integer('cadence_months'),
    files: jsonb('files').$type<readonly KeptFile[]>().notNull(),
    /** What was said of the version that took its place. */
    note: text('note').notNull(),
    replacedAt: instant('replaced_at').notNull().defaultNow(),
    replacedBy: uuid('replaced_by'),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.evidenceId, table.number] }),
    belongingTo('evidence_version_evidence', [table.organisationId, table.evidenceId], evidence),
    personOf('evidence_version_replaced_by', [table.organisationId, table.replacedBy]),
    // Of past days, those are read that have been replaced since.
    index('evidence_version_replaced').on(table.organisationId, table.replacedAt),
  ],
);

/** A member asked for a new version of a piece of evidence. */
export const evidenceRequest = pgTable(
  'evidence_request',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    evidenceId: uuid('evidence_id').notNull(),
    personId: uuid('person_id').notNull(),
    askedBy: uuid('asked_by'),
    askedAt: instant('asked_at').notNull().defaultNow(),
    dueOn: date('due_on', { mode: 'string' }),
    note: text('note').notNull(),
    status: text('status', { enum: evidenceRequestStatusValues }).notNull().default('OPEN'),
    /** What they gave: the dates and what was said with it. Its files are rows of `evidence_contact_file`. */
    madeOn: date('made_on', { mode: 'string' }),
    coversFrom: date('covers_from', { mode: 'string' }),
    coversTo: date('covers_to', { mode: 'string' }),
    reply: text('reply').notNull().default(''),
    answeredAt: instant('answered_at'),
    /** The number of the version of the evidence that it became, once it was accepted. */
    acceptedAs: integer('accepted_as'),
    /** Why it was returned last, or withdrawn. */
    reason: text('reason').notNull().default(''),
    version: version(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    belongingTo('evidence_request_evidence', [table.organisationId, table.evidenceId], evidence),
    personOf('evidence_request_person', [table.organisationId, table.personId]),
    personOf('evidence_request_asked_by', [table.organisationId, table.askedBy]),
    check('evidence_request_status', sql`${table.status} in (${literals(evidenceRequestStatusValues)})`),
    index('evidence_request_of').on(table.organisationId, table.evidenceId, table.askedAt),
    index('evidence_request_for').on(table.organisationId, table.personId, table.status),
  ],
);
