import { inArray } from 'drizzle-orm';

import { instantOf, periodOf } from '#domain/time/rough-time.ts';
import type { Schemas } from '#server/contract/types.ts';
import {
  incident,
  incidentAssetAssignment,
  incidentCoOwner,
  incidentOwnControl,
  incidentRiskAssignment,
  informationAsset,
  organisationPerson,
  ownControl,
  risk,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { assign, chosenIn, saveRows, type SavedRecord } from '#server/modules/record/index.ts';
import { endOutdatedAcceptances } from '#server/modules/risk/index.ts';

import { tellAlarming } from './alerts.ts';
import { followDuties } from './duties/follow.ts';

type IncidentInput = Required<Schemas['IncidentInput']>;

const saveIncidentRows = saveRows(incident);

/** The instant of a time; null if it is known by its day, month or year only. */
function dateOf(time: string | null): Date | null {
  const instant = instantOf(time);
  return instant === null ? null : new Date(instant);
}

/** The incident's own columns, from the user's input. */
const columnsOf = ({
  title: _title,
  coOwnerIds: _coOwners,
  assetIds: _assets,
  riskIds: _risks,
  ownControlIds: _controls,
  ...input
}: IncidentInput) => ({
  ...input,
  occurredAt: dateOf(input.occurredAt),
  detectedAt: dateOf(input.detectedAt),
  awareAt: dateOf(input.awareAt),
  classifiedAt: dateOf(input.classifiedAt),
  reportedAt: dateOf(input.reportedAt),
  containedAt: dateOf(input.containedAt),
  resolvedAt: dateOf(input.resolvedAt),
  occurredIn: periodOf(input.occurredAt),
  detectedIn: periodOf(input.detectedAt),
  awareIn: periodOf(input.awareAt),
  classifiedIn: periodOf(input.classifiedAt),
  reportedIn: periodOf(input.reportedAt),
  containedIn: periodOf(input.containedAt),
  resolvedIn: periodOf(input.resolvedAt),
});

/** What was stored of incidents. */
async function storedOf(records: readonly SavedRecord<IncidentInput>[]) {
  const ids = records.map(({ key }) => key.id);
  const { id, severity, ownerId } = incident;
  const rows = await db.select({ id, severity, ownerId }).from(incident).where(inArray(id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Inserts or updates incidents beside their records. They end the acceptance of the risks that they realise. */
export async function saveIncidents(records: readonly SavedRecord<IncidentInput>[]): Promise<void> {
  const stored = await storedOf(records);
  await saveIncidentRows(records.map(({ key, input }) => ({ key, input: columnsOf(input) })));
  await Promise.all([
    assign(incident, incidentCoOwner, organisationPerson, chosenIn(records, 'coOwnerIds')),
    assign(incident, incidentAssetAssignment, informationAsset, chosenIn(records, 'assetIds')),
    assign(incident, incidentRiskAssignment, risk, chosenIn(records, 'riskIds')),
    assign(incident, incidentOwnControl, ownControl, chosenIn(records, 'ownControlIds')),
  ]);
  await followDuties(records.flatMap(({ key: { id } }) => (stored.has(id) ? [id] : [])));
  await endOutdatedAcceptances(chosenIn(records, 'riskIds').flatMap(({ ids }) => ids));
  await tellAlarming(
    records.map(({ key: { id }, input, isImported = false }) => ({ ...input, id, isImported, before: stored.get(id) })),
  );
}
