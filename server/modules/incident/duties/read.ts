import { and, asc, eq, inArray, isNull } from 'drizzle-orm';

import { standingsOf, type DutyStanding, type NotifiableIncident } from '#domain/incident/duties/rules.ts';
import { periodText } from '#domain/incident/duties/words.ts';
import { isPast } from '#domain/incident/history.ts';
import { notFound } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import {
  attachment,
  attachmentVersion,
  incident,
  incidentDuty,
  incidentDutyEntry as entry,
  record,
  storedFile,
  userAccount,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { organisationTimeZone } from '#server/modules/organisation/index.ts';

type Entry = Schemas['DutyEntry'];
type StoredDuty = typeof incidentDuty.$inferSelect;

/** A duty of an incident with what was recorded of it. */
export interface StoredDutyWithEntries extends StoredDuty {
  readonly entries: Readonly<Partial<Record<string, readonly Entry[]>>>;
}

/** An incident with its duties. */
export interface DutiesOfIncident {
  readonly id: string;
  readonly incident: NotifiableIncident;
  readonly duties: readonly StoredDutyWithEntries[];
}

const isoOf = (instant: Date | null) => instant?.toISOString() ?? null;

const entryRows = (dutyIds: readonly string[]) =>
  db
    .select({
      id: entry.id,
      dutyId: entry.dutyId,
      step: entry.step,
      kind: entry.kind,
      at: entry.at,
      reference: entry.reference,
      reason: entry.reason,
      by: { id: userAccount.id, name: userAccount.name },
      proof: { id: attachment.id, name: storedFile.name },
    })
    .from(entry)
    .leftJoin(userAccount, eq(userAccount.id, entry.createdBy))
    .leftJoin(attachment, and(eq(attachment.id, entry.proofId), isNull(attachment.removedAt)))
    .leftJoin(
      attachmentVersion,
      and(eq(attachmentVersion.attachmentId, attachment.id), eq(attachmentVersion.number, attachment.latest)),
    )
    .leftJoin(storedFile, eq(storedFile.id, attachmentVersion.fileId))
    .where(inArray(entry.dutyId, [...dutyIds]))
    .orderBy(asc(entry.at), asc(entry.id));

type EntryRow = Awaited<ReturnType<typeof entryRows>>[number];

const entryOf = ({ dutyId: _duty, step: _step, at, proof, ...row }: EntryRow): Entry => ({
  ...row,
  at: at.toISOString(),
  proof: proof?.id && proof.name ? { id: proof.id, name: proof.name } : null,
});

/** The duties of incidents; those that stand under none are left out. */
export async function dutiesOf(incidentIds: readonly string[]): Promise<DutiesOfIncident[]> {
  const duties = await db
    .select()
    .from(incidentDuty)
    .where(inArray(incidentDuty.incidentId, [...incidentIds]))
    .orderBy(asc(incidentDuty.createdAt), asc(incidentDuty.key));
  if (duties.length === 0) return [];
  const ids = [...new Set(duties.map(({ incidentId }) => incidentId))];
  const [rows, incidents] = await Promise.all([
    entryRows(duties.map(({ id }) => id)),
    db
      .select({
        id: incident.id,
        awareAt: incident.awareAt,
        classifiedAt: incident.classifiedAt,
        resolvedAt: incident.resolvedAt,
        status: incident.status,
      })
      .from(incident)
      .where(inArray(incident.id, ids)),
  ]);
  const entriesOf = (duty: StoredDuty) =>
    Object.fromEntries(
      duty.steps.map(({ key }) => [
        key,
        rows.filter(({ dutyId, step }) => dutyId === duty.id && step === key).map(entryOf),
      ]),
    );
  return incidents.map(({ id, awareAt, classifiedAt, resolvedAt, status }) => ({
    id,
    incident: {
      awareAt: isoOf(awareAt),
      classifiedAt: isoOf(classifiedAt),
      // The instant can be recorded while the incident is still being handled.
      resolvedAt: isPast(status, 'RESOLVE') ? isoOf(resolvedAt) : null,
    },
    duties: duties.filter(({ incidentId }) => incidentId === id).map((duty) => ({ ...duty, entries: entriesOf(duty) })),
  }));
}

/** A duty's step as the contract has it. */
const stepOf = (
  { step, state, dueAt, isProvisional, needsProgress }: DutyStanding,
  { steps, entries }: StoredDutyWithEntries,
): Schemas['IncidentDutyStep'] => ({
  key: step.key,
  name: step.name,
  period: periodText(step, steps),
  state,
  dueAt,
  isProvisional,
  needsProgress,
  isRepeatable: step.isRepeatable,
  entries: [...(entries[step.key] ?? [])],
});

/** The duties of a live incident, as they stand now. @throws ApiError 404 */
export async function readDuties(id: string): Promise<Schemas['IncidentDutyList']> {
  const isThere = and(eq(record.id, id), eq(record.kind, 'incident'), isNull(record.deletedAt));
  if ((await db.$count(record, isThere)) === 0) throw notFound();
  const timeZone = await organisationTimeZone();
  const now = new Date();
  const [found] = await dutiesOf([id]);
  const duties = (found?.duties ?? []).map((duty): Schemas['IncidentDuty'] => ({
    key: duty.key,
    name: duty.name,
    addressee: duty.addressee,
    note: duty.note,
    steps:
      found === undefined ? [] : standingsOf(duty, found.incident, { now, timeZone }).map((one) => stepOf(one, duty)),
  }));
  return { timeZone, duties };
}
