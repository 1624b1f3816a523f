import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { incidentDetectionValues, incidentSeverityValues, notifiedPartyValues } from '#openapi/generated/values.ts';

import { belongingTo, instant, organisationId } from './columns.ts';
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
    /** Null until assessed. */
    severity: text('severity', { enum: incidentSeverityValues }),
    detection: text('detection', { enum: incidentDetectionValues }),
    ownerId: uuid('owner_id'),
    reporterId: uuid('reporter_id'),
    occurredAt: instant('occurred_at'),
    detectedAt: instant('detected_at'),
    reportedAt: instant('reported_at'),
    containedAt: instant('contained_at'),
    resolvedAt: instant('resolved_at'),
    partiesToNotify: text('parties_to_notify', { enum: notifiedPartyValues }).array().notNull().default([]),
    earlyWarningAt: instant('early_warning_at'),
    regulatorNotifiedAt: instant('regulator_notified_at'),
    dataSubjectsNotifiedAt: instant('data_subjects_notified_at'),
    finalReportAt: instant('final_report_at'),
    impact: prose('impact'),
    immediateMitigation: prose('immediate_mitigation'),
    rootCause: prose('root_cause'),
    correctiveActions: prose('corrective_actions'),
    lessonsLearned: prose('lessons_learned'),
  },
  {
    people: ['ownerId', 'reporterId'],
    references: { typeId: incidentType },
    ranked: ['severity'],
    sorted: ['occurredAt', 'detectedAt', 'resolvedAt'],
  },
);

/** The information assets that an incident affects. */
export const incidentAssetAssignment = pgTable(
  'incident_asset_assignment',
  {
    organisationId: organisationId(),
    incidentId: uuid('incident_id').notNull(),
    assetId: uuid('asset_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.incidentId, table.assetId] }),
    belongingTo('incident_asset_assignment_incident', [table.organisationId, table.incidentId], incident),
    belongingTo('incident_asset_assignment_asset', [table.organisationId, table.assetId], informationAsset),
    index('incident_asset_use').on(table.organisationId, table.assetId),
  ],
);

/** The risks that an incident realises. */
export const incidentRiskAssignment = pgTable(
  'incident_risk_assignment',
  {
    organisationId: organisationId(),
    incidentId: uuid('incident_id').notNull(),
    riskId: uuid('risk_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.incidentId, table.riskId] }),
    belongingTo('incident_risk_assignment_incident', [table.organisationId, table.incidentId], incident),
    belongingTo('incident_risk_assignment_risk', [table.organisationId, table.riskId], risk),
    index('incident_risk_use').on(table.organisationId, table.riskId),
  ],
);
