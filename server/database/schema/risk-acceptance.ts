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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import type { components } from '#openapi/generated/types.ts';
import { riskAcceptanceEndValues, riskAcceptanceStatusValues } from '#openapi/generated/values.ts';

import { personOf } from './accounts.ts';
import { belongingTo, instant, literals, organisationId, version } from './columns.ts';
import { risk } from './risk.ts';

/** Requests to accept the residual risk, and what became of them: docs/decisions/057-risk-acceptance.md. */
export const riskAcceptance = pgTable(
  'risk_acceptance',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    riskId: uuid('risk_id').notNull(),
    status: text('status', { enum: riskAcceptanceStatusValues }).notNull().default('SUBMITTED'),
    /** Whether it is the newest of its risk. */
    newest: boolean('newest').notNull().default(true),
    justification: text('justification').notNull(),
    expiresOn: date('expires_on', { mode: 'string' }).notNull(),
    /** The residual risk when it was submitted. */
    residual: jsonb('residual').$type<components['schemas']['FormerAssessment']>().notNull(),
    residualScore: integer('residual_score').notNull(),
    /** Of what the risk said when it was submitted; null for what was submitted before this was stored. */
    riskSha256: text('risk_sha256'),
    submittedBy: uuid('submitted_by').notNull(),
    submittedAt: instant('submitted_at').notNull().defaultNow(),
    approverId: uuid('approver_id').notNull(),
    decidedBy: uuid('decided_by'),
    decidedAt: instant('decided_at'),
    decisionReason: text('decision_reason').notNull().default(''),
    /** The incidents that were linked when the risk was accepted: others end the acceptance. */
    knownIncidentIds: jsonb('known_incident_ids').$type<string[]>().notNull().default([]),
    endedBy: uuid('ended_by'),
    endedAt: instant('ended_at'),
    endedBecause: text('ended_because', { enum: riskAcceptanceEndValues }),
    endReason: text('end_reason').notNull().default(''),
    version: version(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    belongingTo('risk_acceptance_risk', [table.organisationId, table.riskId], risk),
    personOf('risk_acceptance_submitted_by', [table.organisationId, table.submittedBy]),
    personOf('risk_acceptance_approver', [table.organisationId, table.approverId]),
    personOf('risk_acceptance_decided_by', [table.organisationId, table.decidedBy]),
    personOf('risk_acceptance_ended_by', [table.organisationId, table.endedBy]),
    check('risk_acceptance_status', sql`${table.status} in (${literals(riskAcceptanceStatusValues)})`),
    check('risk_acceptance_ended_because', sql`${table.endedBecause} in (${literals(riskAcceptanceEndValues)})`),
    // The rule that nobody decides on their own request, whatever the code does.
    check('risk_acceptance_decided_by_another', sql`${table.decidedBy} <> ${table.submittedBy}`),
    uniqueIndex('risk_acceptance_newest')
      .on(table.organisationId, table.riskId)
      .where(sql`newest`),
    index('risk_acceptance_of_risk').on(table.organisationId, table.riskId, table.submittedAt),
    index('risk_acceptance_accepted')
      .on(table.organisationId, table.expiresOn, table.id)
      .where(sql`status = 'ACCEPTED'`),
  ],
);
