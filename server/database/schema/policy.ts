import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
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

import type { OrganisationRole } from '#openapi/access.ts';
import {
  askedAgainValues,
  policyClassificationValues,
  policyDocumentTypeValues,
  policyGenerationMethodValues,
  policyStatusValues,
  policyVerdictValues,
  policyVersionStatusValues,
} from '#openapi/generated/values.ts';

import { personOf } from './accounts.ts';
import { assignmentTable, belongsTo, toPerson } from './assignment-table.ts';
import { belongingTo, createdAt, instant, literals, organisationId, sortedText, version } from './columns.ts';
import { policyCategory, policyFrequency } from './lookups.ts';
import { recordTable } from './record-table.ts';
import { risk } from './risk.ts';

const prose = (name: string) => text(name).notNull().default('');

/** What a policy adds to its `record`. Its text is in its versions. */
export const policy = recordTable(
  'policy',
  {
    categoryId: uuid('category_id'),
    documentType: text('document_type', { enum: policyDocumentTypeValues }).notNull().default('POLICY'),
    purpose: prose('purpose'),
    scope: prose('scope'),
    ownerId: uuid('owner_id'),
    approverId: uuid('approver_id'),
    department: sortedText('department').notNull().default(''),
    classification: text('classification', { enum: policyClassificationValues }).notNull().default('INTERNAL'),
    effectiveOn: date('effective_on', { mode: 'string' }),
    frequencyId: uuid('frequency_id'),
    nextReviewOn: date('next_review_on', { mode: 'string' }),
    retiredOn: date('retired_on', { mode: 'string' }),
    /** Those of its newest version, for lists. */
    status: text('status', { enum: policyStatusValues }).notNull().default('DRAFT'),
    generationMethod: text('generation_method', { enum: policyGenerationMethodValues }).notNull().default('MANUAL'),
    /** The number of the approved version in force: `1.2`. */
    versionInForce: text('version_in_force'),
  },
  {
    people: ['ownerId', 'approverId'],
    references: { categoryId: policyCategory, frequencyId: policyFrequency },
    ranked: ['status'],
    sorted: ['department', 'effectiveOn', 'nextReviewOn'],
  },
);

/** Those whose approval a version needs before it can be approved. */
export const policyReviewer = assignmentTable(
  'policy_reviewer',
  { policyId: uuid('policy_id').notNull(), personId: uuid('person_id').notNull() },
  { policyId: belongsTo(policy), personId: toPerson() },
  { use: 'policy_reviewed' },
);

/** The risks that a policy treats. */
export const policyRiskAssignment = assignmentTable(
  'policy_risk_assignment',
  { policyId: uuid('policy_id').notNull(), riskId: uuid('risk_id').notNull() },
  { policyId: belongsTo(policy), riskId: belongsTo(risk) },
  { use: 'policy_risk_use' },
);

/** Someone who is to be asked; the name is empty if only the address is known. */
export interface AskedRecipient {
  readonly name: string;
  readonly email: string;
}

/** A file of a version as it was when the version was approved. */
export interface FrozenFile {
  readonly attachmentId: string;
  readonly fileId: string;
  readonly name: string;
  readonly number: number;
  readonly sha256: string;
}

/** A version of a policy. Once it is approved, its text, address and files never change. */
export const policyVersion = pgTable(
  'policy_version',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    policyId: uuid('policy_id').notNull(),
    major: integer('major').notNull(),
    minor: integer('minor').notNull(),
    version: version(),
    status: text('status', { enum: policyVersionStatusValues }).notNull().default('DRAFT'),
    /** Whether it is the approved version that applies now. */
    isInForce: boolean('is_in_force').notNull().default(false),
    /** The day on which it came into force; null until then, and for versions that never did. */
    inForceFrom: date('in_force_from', { mode: 'string' }),
    generationMethod: text('generation_method', { enum: policyGenerationMethodValues }).notNull().default('MANUAL'),
    /** Sanitised HTML. */
    content: prose('content'),
    sourceUrl: prose('source_url'),
    changeLog: prose('change_log'),
    /** Null until the approval. */
    files: jsonb('files').$type<readonly FrozenFile[]>(),
    sha256: text('sha256'),
    createdAt: createdAt(),
    /** Null for the first version of an imported policy whose author has left. */
    createdBy: uuid('created_by'),
    submittedAt: instant('submitted_at'),
    decidedAt: instant('decided_at'),
    decidedBy: uuid('decided_by'),
    decisionReason: prose('decision_reason'),
    /** Who approved it before it was imported, as its importer says; null for those that are decided here. */
    approvedBefore: text('approved_before'),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    unique('policy_version_number').on(table.organisationId, table.policyId, table.major, table.minor),
    // At most one is being written or reviewed.
    uniqueIndex('policy_version_open')
      .on(table.organisationId, table.policyId)
      .where(sql`status <> 'APPROVED'`),
    uniqueIndex('policy_version_in_force')
      .on(table.organisationId, table.policyId)
      .where(sql`is_in_force`),
    belongingTo('policy_version_policy', [table.organisationId, table.policyId], policy),
    personOf('policy_version_created_by', [table.organisationId, table.createdBy]),
    personOf('policy_version_decided_by', [table.organisationId, table.decidedBy]),
    check('policy_version_status', sql`${table.status} in (${literals(policyVersionStatusValues)})`),
    check('policy_version_method', sql`${table.generationMethod} in (${literals(policyGenerationMethodValues)})`),
    check('policy_version_frozen', sql`(status = 'APPROVED') = (sha256 is not null and files is not null)`),
    // Never as if a person had decided it here.
    check('policy_version_before', sql`approved_before is null or (status = 'APPROVED' and decided_by is null)`),
    check('policy_version_applies', sql`status = 'APPROVED' or not is_in_force`),
  ],
);

/** Who is asked to acknowledge an approved version, as was decided with its approval. */
export const policyAsking = pgTable(
  'policy_asking',
  {
    organisationId: organisationId(),
    versionId: uuid('version_id').notNull(),
    whom: text('whom', { enum: askedAgainValues }).notNull(),
    /** The members with these roles, and these addresses; nobody else is CHOSEN. */
    roles: jsonb('roles').$type<readonly OrganisationRole[]>().notNull(),
    recipients: jsonb('recipients').$type<readonly AskedRecipient[]>().notNull(),
    /** The day on which they are asked; null for the one on which the version comes into force. */
    askOn: date('ask_on', { mode: 'string' }),
    decidedBy: uuid('decided_by').notNull(),
    /** When they were asked. */
    doneAt: instant('done_at'),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.versionId] }),
    belongingTo('policy_asking_version', [table.organisationId, table.versionId], policyVersion),
    personOf('policy_asking_decided_by', [table.organisationId, table.decidedBy]),
    check('policy_asking_whom', sql`${table.whom} in (${literals(askedAgainValues)})`),
    index('policy_asking_due')
      .on(table.organisationId, table.versionId)
      .where(sql`done_at is null`),
  ],
);

/** Those who have written a version, and therefore do not approve it. */
export const policyVersionAuthor = assignmentTable(
  'policy_version_author',
  { versionId: uuid('version_id').notNull(), personId: uuid('person_id').notNull() },
  { versionId: belongsTo(policyVersion), personId: toPerson() },
  { use: null },
);

/** The verdict of a reviewer on a version. An edit voids it. */
export const policyReview = pgTable(
  'policy_review',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    versionId: uuid('version_id').notNull(),
    reviewerId: uuid('reviewer_id').notNull(),
    verdict: text('verdict', { enum: policyVerdictValues }).notNull(),
    reason: prose('reason'),
    at: createdAt(),
    isVoid: boolean('is_void').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    belongingTo('policy_review_version', [table.organisationId, table.versionId], policyVersion),
    personOf('policy_review_reviewer', [table.organisationId, table.reviewerId]),
    check('policy_review_verdict', sql`${table.verdict} in (${literals(policyVerdictValues)})`),
    uniqueIndex('policy_review_current')
      .on(table.organisationId, table.versionId, table.reviewerId)
      .where(sql`not is_void`),
  ],
);

/** Where in the text of a version words are (`domain/policy/passage-anchor.ts`). */
export interface StoredAnchor {
  readonly start: number;
  readonly before: string;
  readonly after: string;
}

/** A remark on a passage of a version. */
export const policyRemark = pgTable(
  'policy_remark',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    versionId: uuid('version_id').notNull(),
    version: version(),
    quote: text('quote').notNull(),
    /** Where the words are; null for those of which that was not noted. */
    anchor: jsonb('anchor').$type<StoredAnchor>(),
    text: text('text').notNull(),
    createdAt: createdAt(),
    createdBy: uuid('created_by').notNull(),
    resolvedAt: instant('resolved_at'),
    resolvedBy: uuid('resolved_by'),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    belongingTo('policy_remark_version', [table.organisationId, table.versionId], policyVersion),
    personOf('policy_remark_created_by', [table.organisationId, table.createdBy]),
    personOf('policy_remark_resolved_by', [table.organisationId, table.resolvedBy]),
    check('policy_remark_resolved', sql`(resolved_at is null) = (resolved_by is null)`),
    index('policy_remark_order').on(table.organisationId, table.versionId, table.createdAt, table.id),
  ],
);

/** An answer to a remark. */
export const policyRemarkReply = pgTable(
  'policy_remark_reply',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    remarkId: uuid('remark_id').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
    createdBy: uuid('created_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    belongingTo('policy_remark_reply_remark', [table.organisationId, table.remarkId], policyRemark),
    personOf('policy_remark_reply_created_by', [table.organisationId, table.createdBy]),
    index('policy_remark_reply_order').on(table.organisationId, table.remarkId, table.createdAt, table.id),
  ],
);
