import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';

import {
  ballotValues,
  changeOutcomeValues,
  changePeriodKindValues,
  changeStatusValues,
  changeTypeValues,
  impactRequestValues,
  impactStatusValues,
  levelValues,
  quorumRuleValues,
} from '#openapi/generated/values.ts';

import { organisation, personOf } from './accounts.ts';
import { assignmentTable, belongsTo, toPerson } from './assignment-table.ts';
import { belongingTo, instant, literals, organisationId, version, withinOrganisation } from './columns.ts';
import { informationAsset } from './information-asset.ts';
import { ownControl } from './own-control.ts';
import { policy } from './policy.ts';
import { recordTable } from './record-table.ts';
import { record } from './record.ts';
import { risk } from './risk.ts';

const prose = (name: string) => text(name).notNull().default('');

/** What a change adds to its `record`. */
export const changeManagementProcess = recordTable(
  'change_management_process',
  {
    type: text('type', { enum: changeTypeValues }).notNull().default('NORMAL'),
    status: text('status', { enum: changeStatusValues }).notNull().default('NEW'),
    reason: prose('reason'),
    description: prose('description'),
    impact: prose('impact'),
    outage: prose('outage'),
    /** The requester. */
    ownerId: uuid('owner_id'),
    assessorId: uuid('assessor_id'),
    quorum: text('quorum', { enum: quorumRuleValues }).notNull().default('MAJORITY'),
    quorumNumber: integer('quorum_number'),
    riskLevel: text('risk_level', { enum: levelValues }),
    implementationPlan: prose('implementation_plan'),
    testPlan: prose('test_plan'),
    fallbackPlan: prose('fallback_plan'),
    plannedStart: instant('planned_start'),
    plannedEnd: instant('planned_end'),
    repeatable: boolean('repeatable').notNull().default(false),
    /** Counts up with each submission, and when what is voted on changes. */
    round: integer('round').notNull().default(0),
    templateId: uuid('template_id'),
    authorisedAt: instant('authorised_at'),
    /** The round in which enough have agreed, of an emergency maybe after it was made: who loses their seat afterwards has agreed still. */
    agreedRound: integer('agreed_round'),
    actualStart: instant('actual_start'),
    actualEnd: instant('actual_end'),
    outcome: text('outcome', { enum: changeOutcomeValues }),
    reviewDueOn: date('review_due_on', { mode: 'string' }),
    review: prose('review'),
    reviewedById: uuid('reviewed_by_id'),
    closedAt: instant('closed_at'),
    refusedAt: instant('refused_at'),
    statusReason: prose('status_reason'),
  },
  {
    people: ['ownerId', 'assessorId', 'reviewedById'],
    ranked: ['type', 'status', 'riskLevel'],
    sorted: ['plannedStart', 'reviewDueOn'],
  },
  (table) => [
    withinOrganisation('change_management_process_template', [table.organisationId, table.templateId], table).onDelete(
      'set null',
    ),
    index('change_management_process_repeated').on(table.organisationId, table.templateId),
    check('change_management_process_window', sql`${table.plannedStart} < ${table.plannedEnd}`),
  ],
);

interface Keys {
  readonly organisationId: AnyPgColumn;
  readonly changeId: AnyPgColumn;
}

const ofChange = (name: string, table: Keys) =>
  belongingTo(`${name}_change`, [table.organisationId, table.changeId], changeManagementProcess);

const changeId = () => uuid('change_id').notNull();

/** Who carries a change out. */
export const changeImplementer = assignmentTable(
  'change_management_process_implementer',
  { changeId: changeId(), personId: uuid('person_id').notNull() },
  {
    changeId: belongsTo(changeManagementProcess, 'change_implementer_change'),
    personId: toPerson('change_implementer_person'),
  },
  { use: 'change_implemented' },
);

/** Who decides on a change. */
export const changeVoter = assignmentTable(
  'change_management_process_voter',
  { changeId: changeId(), personId: uuid('person_id').notNull() },
  { changeId: belongsTo(changeManagementProcess), personId: toPerson('change_voter_person') },
  { use: 'change_voted_on' },
);

/** The assets that a change touches. */
export const changeAsset = assignmentTable(
  'change_asset',
  { changeId: changeId(), assetId: uuid('asset_id').notNull() },
  { changeId: belongsTo(changeManagementProcess), assetId: belongsTo(informationAsset) },
);

/** The policies that a change affects. */
export const changePolicy = assignmentTable(
  'change_policy',
  { changeId: changeId(), policyId: uuid('policy_id').notNull() },
  { changeId: belongsTo(changeManagementProcess), policyId: belongsTo(policy) },
);

/** The risks that a change affects. */
export const changeRisk = assignmentTable(
  'change_risk',
  { changeId: changeId(), riskId: uuid('risk_id').notNull() },
  { changeId: belongsTo(changeManagementProcess), riskId: belongsTo(risk) },
);

/** The own controls that a change affects. */
export const changeOwnControl = assignmentTable(
  'change_own_control',
  { changeId: changeId(), ownControlId: uuid('own_control_id').notNull() },
  { changeId: belongsTo(changeManagementProcess), ownControlId: belongsTo(ownControl, 'change_own_control_control') },
);

/** Every vote that was cast: in its round, the last one of each person counts. */
export const changeVote = pgTable(
  'change_vote',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    changeId: changeId(),
    round: integer('round').notNull(),
    voterId: uuid('voter_id').notNull(),
    vote: text('vote', { enum: ballotValues }).notNull(),
    comment: prose('comment'),
    votedAt: instant('voted_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    ofChange('change_vote', table),
    personOf('change_vote_voter', [table.organisationId, table.voterId]),
    check('change_vote_vote', sql`${table.vote} in (${literals(ballotValues)})`),
    index('change_vote_of').on(table.organisationId, table.changeId, table.round, table.votedAt),
  ],
);

/** What becomes of a record that a change affects. */
export const changeImpact = pgTable(
  'change_impact',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    changeId: changeId(),
    recordId: uuid('record_id').notNull(),
    request: text('request', { enum: impactRequestValues }).notNull(),
    status: text('status', { enum: impactStatusValues }).notNull().default('OPEN'),
    note: prose('note'),
    decidedBy: uuid('decided_by'),
    version: version(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    ofChange('change_impact', table),
    belongingTo('change_impact_record', [table.organisationId, table.recordId], record),
    personOf('change_impact_decided_by', [table.organisationId, table.decidedBy]),
    check('change_impact_request', sql`${table.request} in (${literals(impactRequestValues)})`),
    check('change_impact_status', sql`${table.status} in (${literals(impactStatusValues)})`),
    uniqueIndex('change_impact_of').on(table.organisationId, table.changeId, table.recordId),
    index('change_impact_on').on(table.organisationId, table.recordId, table.status),
  ],
);

/** Windows that are kept for changes, and freezes. */
export const changePeriod = pgTable(
  'change_period',
  {
    organisationId: organisationId().references(() => organisation.id),
    id: uuid('id').notNull().defaultRandom(),
    kind: text('kind', { enum: changePeriodKindValues }).notNull(),
    title: text('title').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    version: version(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    check('change_period_kind', sql`${table.kind} in (${literals(changePeriodKindValues)})`),
    check('change_period_window', sql`${table.startsAt} < ${table.endsAt}`),
    index('change_period_ends').on(table.organisationId, table.endsAt),
  ],
);
