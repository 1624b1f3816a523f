import { clocksOf, nextClock } from '#domain/incident-clocks.ts';
import { notifiedPartyValues } from '#openapi/generated/values.ts';
import type { Schemas } from '#server/contract/types.ts';
import {
  incident,
  incidentAssetAssignment,
  incidentRiskAssignment,
  informationAsset,
  risk,
} from '#server/database/schema/index.ts';
import { assign, saveRows, type SavedRecord } from '#server/modules/record/index.ts';
import { endOutdatedAcceptances } from '#server/modules/risk/index.ts';

type IncidentInput = Required<Schemas['IncidentInput']>;

const saveIncidentRows = saveRows(incident);

const dateOf = (instant: string | null): Date | null => (instant === null ? null : new Date(instant));

/** The incident's own columns, from the user's input. */
function columnsOf({ title: _title, assetIds: _assets, riskIds: _risks, ...input }: IncidentInput) {
  return {
    ...input,
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
    nextDueAt: dateOf(nextClock(clocksOf(input))?.dueAt ?? null),
  };
}

/** Inserts or updates incidents beside their records. They end the acceptance of the risks that they realise. */
export async function saveIncidents(records: readonly SavedRecord<IncidentInput>[]): Promise<void> {
  await saveIncidentRows(records.map(({ key, input }) => ({ key, input: columnsOf(input) })));
  const chosen = (field: 'assetIds' | 'riskIds') =>
    records.flatMap(({ key, chosen: { [field]: ids } }) => (ids === undefined ? [] : [{ key, ids }]));
  await Promise.all([
    assign(incident, incidentAssetAssignment, informationAsset, chosen('assetIds')),
    assign(incident, incidentRiskAssignment, risk, chosen('riskIds')),
  ]);
  await endOutdatedAcceptances(chosen('riskIds').flatMap(({ ids }) => ids));
}
