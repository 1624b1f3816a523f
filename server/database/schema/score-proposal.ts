import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import type { components } from '#openapi/generated/types.ts';
import { scoreProposalStatusValues } from '#openapi/generated/values.ts';

import { personOf } from './accounts.ts';
import { belongingTo, instant, literals, organisationId, version } from './columns.ts';
import { incident } from './incident.ts';
import { risk } from './risk.ts';

/** An assessment in the words of its day, with the levels it was made of, which the matrix may not have any more. */
export interface KeptAssessment extends Readonly<components['schemas']['FormerAssessment']> {
  readonly likelihoodId: string | null;
  readonly impactId: string | null;
}

/** Current scores that incidents suggest for risks: docs/decisions/065-score-proposals.md. */
export const scoreProposal = pgTable(
  'score_proposal',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    incidentId: uuid('incident_id').notNull(),
    riskId: uuid('risk_id').notNull(),
    status: text('status', { enum: scoreProposalStatusValues }).notNull().default('OPEN'),
    proposed: jsonb('proposed').$type<KeptAssessment>().notNull(),
    /** The current assessment of the risk when it was proposed. */
    before: jsonb('before').$type<KeptAssessment>().notNull(),
    reason: text('reason').notNull(),
    proposedBy: uuid('proposed_by').notNull(),
    proposedAt: instant('proposed_at').notNull().defaultNow(),
    /** Who has accepted, declined or withdrawn it. */
    decidedBy: uuid('decided_by'),
    decidedAt: instant('decided_at'),
    decisionReason: text('decision_reason').notNull().default(''),
    version: version(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    belongingTo('score_proposal_incident', [table.organisationId, table.incidentId], incident),
    belongingTo('score_proposal_risk', [table.organisationId, table.riskId], risk),
    personOf('score_proposal_proposed_by', [table.organisationId, table.proposedBy]),
    personOf('score_proposal_decided_by', [table.organisationId, table.decidedBy]),
    check('score_proposal_status', sql`${table.status} in (${literals(scoreProposalStatusValues)})`),
    check('score_proposal_decided', sql`(status = 'OPEN') = (decided_at is null)`),
    uniqueIndex('score_proposal_open')
      .on(table.organisationId, table.incidentId, table.riskId)
      .where(sql`status = 'OPEN'`),
    index('score_proposal_of_incident').on(table.organisationId, table.incidentId, table.proposedAt),
    index('score_proposal_of_risk').on(table.organisationId, table.riskId, table.proposedAt),
  ],
);
