import { inArray } from 'drizzle-orm';

import { clocksOf, nextClock, type NotificationHours } from '#domain/incident/clocks.ts';
import { notifiedPartyValues } from '#openapi/generated/values.ts';
import type { Schemas } from '#server/contract/types.ts';
import {
  incident,
  incidentAssetAssignment,
  incidentCoOwner,
  incidentRiskAssignment,
  informationAsset,
  organisationPerson,
  risk,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { assign, saveRows, type SavedRecord } from '#server/modules/record/index.ts';
import { endOutdatedAcceptances } from '#server/modules/risk/index.ts';

import { tellAlarming } from './alerts.ts';
import { readPeriods } from './periods.ts';

type IncidentInput = Required<Schemas['IncidentInput']>;

const saveIncidentRows = saveRows(incident);

const dateOf = (instant: string | null): Date | null => (instant === null ? null : new Date(instant));

/** The incident's own columns, from the user's input. */
function columnsOf(
  { title: _title, coOwnerIds: _coOwners, assetIds: _assets, riskIds: _risks, ...input }: IncidentInput,
  notificationHours: NotificationHours,
) {
  return {
    ...input,
    notificationHours,
    partiesToNotify: notifiedPartyValues.filter((party) => input.partiesToNotify.includes(party)),
    occurredAt: dateOf(input.occurredAt),
    detectedAt: dateOf(input.detectedAt),
    reportedAt: dateOf(input.reportedAt),
    containedAt: dateOf(input.containedAt),
    resolvedAt: dateOf(input.resolvedAt),
    earlyWarningAt: dateOf(input.earlyWarningAt),
    regulatorNotifiedAt: dateOf(input.regulatorNotifiedAt),
    dataSubjectsNotifiedAt: dateOf(input.dataSubjectsNotifiedAt),
    finalReportAt: dateOf(input.finalReportAt),
    nextDueAt: dateOf(nextClock(clocksOf({ ...input, notificationHours }))?.dueAt ?? null),
  };
}

/** What is stored of incidents, and the periods that each keeps from its detection, or gets now. */
async function storedOf(records: readonly SavedRecord<IncidentInput>[]) {
  const ids = records.map(({ key }) => key.id);
  const { id, detectedAt, notificationHours, severity, ownerId } = incident;
  const [{ hours }, rows] = await Promise.all([
    readPeriods(),
    db.select({ id, detectedAt, notificationHours, severity, ownerId }).from(incident).where(inArray(id, ids)),
  ]);
  const stored = new Map(rows.map((row) => [row.id, row]));
  return {
    before: (of: string) => stored.get(of),
    hours(of: string): NotificationHours {
      const kept = stored.get(of);
      return kept === undefined || kept.detectedAt === null ? hours : kept.notificationHours;
    },
  };
}

/** Inserts or updates incidents beside their records. They end the acceptance of the risks that they realise. */
export async function saveIncidents(records: readonly SavedRecord<IncidentInput>[]): Promise<void> {
  const stored = await storedOf(records);
  await saveIncidentRows(records.map(({ key, input }) => ({ key, input: columnsOf(input, stored.hours(key.id)) })));
  const chosen = (field: 'coOwnerIds' | 'assetIds' | 'riskIds') =>
    records.flatMap(({ key, chosen: { [field]: ids } }) => (ids === undefined ? [] : [{ key, ids }]));
  await Promise.all([
    assign(incident, incidentCoOwner, organisationPerson, chosen('coOwnerIds')),
    assign(incident, incidentAssetAssignment, informationAsset, chosen('assetIds')),
    assign(incident, incidentRiskAssignment, risk, chosen('riskIds')),
  ]);
  await endOutdatedAcceptances(chosen('riskIds').flatMap(({ ids }) => ids));
  await tellAlarming(
    records.map(({ key: { id }, input: { severity, ownerId, detectedAt } }) => ({
      id,
      severity,
      ownerId,
      detectedAt,
      before: stored.before(id),
    })),
  );
}
