import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import {
  incidentDetectionValues,
  incidentSeverityValues,
  incidentStatusValues,
  timelineEntryKindValues,
} from '#openapi/generated/values.ts';

import { personOf } from './accounts.ts';
import { assignmentTable, belongsTo, toPerson } from './assignment-table.ts';
import { belongingTo, createdAt, instant, literals, organisationId, version } from './columns.ts';
import { informationAsset } from './information-asset.ts';
import { incidentType } from './lookups.ts';
import { recordTable } from './record-table.ts';
import { risk } from './risk.ts';

const prose = (name: string) => text(name).notNull().default('');

/** What an incident adds to its `record`. */
export const incident = recordTable(
  'incident',
  {
    description: prose('description'),
    typeId: uuid('type_id'),
    status: text('status', { enum: incidentStatusValues }).notNull().default('OPEN'),
    /** Null until assessed. */
    severity: text('severity', { enum: incidentSeverityValues }),
    detection: text('detection', { enum: incidentDetectionValues }),
    ownerId: uuid('owner_id'),
    reporterId: uuid('reporter_id'),
    occurredAt: instant('occurred_at'),
    detectedAt: instant('detected_at'),
    awareAt: instant('aware_at'),
    /** As major under DORA. */
    classifiedAt: instant('classified_at'),
    reportedAt: instant('reported_at'),
    containedAt: instant('contained_at'),
    resolvedAt: instant('resolved_at'),
    /** The day, month or year, `2025-06-17`, `2025-06` or `2025`, of what is not known as an instant; the instant is then null. */
    occurredIn: text('occurred_in'),
    detectedIn: text('detected_in'),
    awareIn: text('aware_in'),
    classifiedIn: text('classified_in'),
    reportedIn: text('reported_in'),
    containedIn: text('contained_in'),
    resolvedIn: text('resolved_in'),
    /** The instant, or the first one of the period where the organisation is: lists sort by it, and a trigger keeps it. */
    occurredFrom: instant('occurred_from'),
    detectedFrom: instant('detected_from'),
    resolvedFrom: instant('resolved_from'),
    /** From its duties: the end of the next running period, and the regimes and steps that are open. */
    nextDueAt: instant('next_due_at'),
    openDuties: text('open_duties').array().notNull().default([]),
    /** Why the open ones were not given, as said when it was closed. */
    notNotified: prose('not_notified'),
    takenOverAt: instant('taken_over_at'),
    takenOverById: uuid('taken_over_by_id'),
    impact: prose('impact'),
    immediateMitigation: prose('immediate_mitigation'),
    rootCause: prose('root_cause'),
    correctiveActions: prose('corrective_actions'),
    lessonsLearned: prose('lessons_learned'),
  },
  {
    people: ['ownerId', 'reporterId', 'takenOverById'],
    references: { typeId: incidentType },
    ranked: ['severity', 'status'],
    sorted: ['occurredFrom', 'detectedFrom', 'resolvedFrom', 'nextDueAt'],
  },
);

/** The information assets that an incident affects. */
export const incidentAssetAssignment = assignmentTable(
  'incident_asset_assignment',
  { incidentId: uuid('incident_id').notNull(), assetId: uuid('asset_id').notNull() },
  { incidentId: belongsTo(incident), assetId: belongsTo(informationAsset) },
  { use: 'incident_asset_use' },
);

/** Those who are responsible for an incident together with its owner. */
export const incidentCoOwner = assignmentTable(
  'incident_co_owner',
  { recordId: uuid('incident_id').notNull(), personId: uuid('person_id').notNull() },
  { recordId: belongsTo(incident), personId: toPerson() },
  { use: 'incident_co_owned' },
);

/** The risks that an incident realises. */
export const incidentRiskAssignment = assignmentTable(
  'incident_risk_assignment',
  { incidentId: uuid('incident_id').notNull(), riskId: uuid('risk_id').notNull() },
  { incidentId: belongsTo(incident), riskId: belongsTo(risk) },
  { use: 'incident_risk_use' },
);

/** An entry of an incident's timeline. A removed one stays without its text. */
export const timelineEntry = pgTable(
  'timeline_entry',
  {
    organisationId: organisationId(),
    id: uuid('id').notNull().defaultRandom(),
    incidentId: uuid('incident_id').notNull(),
    kind: text('kind', { enum: timelineEntryKindValues }).notNull(),
    at: instant('at').notNull(),
    /** Null once it is removed. */
    text: text('text'),
    /** The severity or status before and after a change of it. */
    from: text('from'),
    to: text('to'),
    version: version(),
    createdAt: createdAt(),
    createdBy: uuid('created_by').notNull(),
    editedAt: instant('edited_at'),
    removedAt: instant('removed_at'),
    removedBy: uuid('removed_by'),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    belongingTo('timeline_entry_incident', [table.organisationId, table.incidentId], incident),
    personOf('timeline_entry_created_by', [table.organisationId, table.createdBy]),
    personOf('timeline_entry_removed_by', [table.organisationId, table.removedBy]),
    check('timeline_entry_kind', sql`${table.kind} in (${literals(timelineEntryKindValues)})`),
    check('timeline_entry_removed', sql`(removed_at is null) = (removed_by is null)`),
    check('timeline_entry_text', sql`(text is null) = (removed_at is not null)`),
    index('timeline_entry_latest').on(table.organisationId, table.incidentId, table.at, table.id),
  ],
);
