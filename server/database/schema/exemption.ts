import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import {
  exemptionEndValues,
  exemptionQuestionValues,
  exemptionStatusValues,
  extensionStatusValues,
  levelValues,
} from '#openapi/generated/values.ts';

import { personOf } from './accounts.ts';
import { assignmentTable, belongsTo } from './assignment-table.ts';
import { belongingTo, instant, literals, organisationId, version, withinOrganisation } from './columns.ts';
import { policy } from './policy.ts';
import { recordTable } from './record-table.ts';
import { riskControl } from './risk-control.ts';

const prose = (name: string) => text(name).notNull().default('');

/** What an exemption adds to its `record`. */
export const exemption = recordTable(
  'exemption',
  {
    policyId: uuid('policy_id'),
    controlId: uuid('control_id'),
    scope: prose('scope'),
    reason: prose('reason'),
    justification: prose('justification'),
    /** The requester. */
    ownerId: uuid('owner_id'),
    approverId: uuid('approver_id'),
    riskRating: text('risk_rating', { enum: levelValues }),
    riskPlan: prose('risk_plan'),
    withoutControls: prose('without_controls'),
    validFrom: date('valid_from', { mode: 'string' }),
    validTo: date('valid_to', { mode: 'string' }),
    /** As it was last decided: whether its last day has passed follows from `validTo`. */
    status: text('status', { enum: exemptionStatusValues }).notNull().default('DRAFT'),
    policyVersion: text('policy_version'),
    renewsId: uuid('renews_id'),
    /** Who asked for it last, which stays when the requester is exchanged. */
    submittedById: uuid('submitted_by_id'),
    decidedById: uuid('decided_by_id'),
    decidedAt: instant('decided_at'),
    decisionReason: prose('decision_reason'),
    endedBecause: text('ended_because', { enum: exemptionEndValues }),
    endReason: prose('end_reason'),
    question: text('question', { enum: exemptionQuestionValues }),
  },
  {
    people: ['ownerId', 'approverId', 'submittedById', 'decidedById'],
    // An exemption outlives what it is from (0061): of the columns alone, on delete set null.
    references: { policyId: policy, controlId: riskControl },
    ranked: ['riskRating', 'status'],
    sorted: ['validFrom', 'validTo'],
  },
  (table) => [
    withinOrganisation('exemption_renews', [table.organisationId, table.renewsId], table).onDelete('set null'),
    // The rule that nobody decides on their own request, whatever the code does.
    check('exemption_decided_by_another', sql`decided_by_id <> submitted_by_id`),
    index('exemption_renewed').on(table.organisationId, table.renewsId),
    index('exemption_approved')
      .on(table.organisationId, table.validTo, table.id)
      .where(sql`status = 'APPROVED'`),
  ],
);

/** The controls of risks that make up for what an exemption allows. */
export const exemptionCompensatingControl = assignmentTable(
  'exemption_compensating_control',
  { exemptionId: uuid('exemption_id').notNull(), controlId: uuid('control_id').notNull() },
  { exemptionId: belongsTo(exemption), controlId: belongsTo(riskControl) },
);

/** Requests that an exemption applies for longer, and what became of them. */
export const exemptionExtension = pgTable(
  'exemption_extension',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    exemptionId: uuid('exemption_id').notNull(),
    status: text('status', { enum: extensionStatusValues }).notNull().default('REQUESTED'),
    validTo: date('valid_to', { mode: 'string' }).notNull(),
    validToBefore: date('valid_to_before', { mode: 'string' }).notNull(),
    reason: text('reason').notNull(),
    askedBy: uuid('asked_by').notNull(),
    askedAt: instant('asked_at').notNull().defaultNow(),
    decidedBy: uuid('decided_by'),
    decidedAt: instant('decided_at'),
    decisionReason: prose('decision_reason'),
    version: version(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    belongingTo('exemption_extension_exemption', [table.organisationId, table.exemptionId], exemption),
    personOf('exemption_extension_asked_by', [table.organisationId, table.askedBy]),
    personOf('exemption_extension_decided_by', [table.organisationId, table.decidedBy]),
    check('exemption_extension_status', sql`${table.status} in (${literals(extensionStatusValues)})`),
    // The rule that nobody decides on their own request, whatever the code does.
    check('exemption_extension_decided_by_another', sql`${table.decidedBy} <> ${table.askedBy}`),
    check('exemption_extension_later', sql`${table.validTo} > ${table.validToBefore}`),
    uniqueIndex('exemption_extension_open')
      .on(table.organisationId, table.exemptionId)
      .where(sql`status = 'REQUESTED'`),
    index('exemption_extension_of').on(table.organisationId, table.exemptionId, table.askedAt),
  ],
);
