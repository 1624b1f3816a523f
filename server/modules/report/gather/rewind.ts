import { and, desc, gte, inArray, lt, ne } from 'drizzle-orm';

import type { ReportCell } from '#domain/report/content.ts';
import { namesOfLogged, type FieldText } from '#domain/words/field-text.ts';
import { findingStatusLabels } from '#domain/words/finding.ts';
import { textsOfKind } from '#domain/words/index.ts';
import type { RecordKind } from '#openapi/generated/records.ts';
import type { OrganisationContext } from '#server/contract/types.ts';
import { activity, type FieldChange, riskScoreChange } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { organisationNames, withNames } from '#server/modules/activity/index.ts';

import type { PastRecord, PastRecords } from './records.ts';
import { rewindEvidence } from './rewind-evidence.ts';

type Names = ReadonlyMap<string, string>;

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const textCell = (value: string): ReportCell => (value === '' ? null : { type: 'text', value });

/** A former value as the log has it, in words; undefined for what is no single value or list. */
function formerCell(value: unknown, words: FieldText, names: Names): ReportCell | undefined {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return { type: 'number', value };
  if (typeof value === 'boolean') return textCell(value ? 'Yes' : 'No');
  if (Array.isArray(value)) {
    const lines = value.map((one) => formerCell(one, words, names));
    return lines.includes(undefined) ? undefined : textCell(lines.map((line) => String(line?.value ?? '')).join('\n'));
  }
  if (typeof value !== 'string') return undefined;
  if (uuid.test(value)) return textCell(names.get(value) ?? '');
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return { type: 'day', value };
  if (/^\d{4}-\d{2}-\d{2}T/.test(value)) return { type: 'instant', value };
  const { values } = words;
  // Statuses are logged with their labels.
  return textCell(typeof values === 'object' ? (values[value] ?? value) : value);
}

/** Undoes one change. @returns the label of a field that stays as it is now, if one does */
function undo(past: PastRecord, { field, old }: FieldChange, words: Readonly<Record<string, FieldText>>, names: Names) {
  const key = namesOfLogged(field).find((one) => past.cells.has(one));
  if (key !== undefined) {
    const text = words[key];
    const cell = text === undefined ? undefined : formerCell(old, text, names);
    if (cell === undefined) return text?.label;
    past.cells.set(key, cell);
    return undefined;
  }
  // A part of an object, such as a score: the history of scores has those of risks.
  const isShownInPart = [...past.cells.keys()].some((one) => one.startsWith(`${field}.`));
  return isShownInPart ? words[field]?.label : undefined;
}

const batchSize = 500;

/** The moment of a report, and the day that it is of where the organisation is. */
interface PastMoment {
  readonly asOf: Date;
  readonly day: string;
}

/** Days and instants that steps set without logging them. */
const stamps: Partial<Record<RecordKind, readonly string[]>> = {
  finding: ['closedOn', 'archivedAt'],
  task: ['completedAt'],
};

/** What was done after the moment of a report had not been done then. */
function forgetLater(kind: RecordKind, records: readonly PastRecord[], { asOf, day }: PastMoment): void {
  for (const { cells } of records) {
    for (const stamp of stamps[kind] ?? []) {
      const cell = cells.get(stamp);
      const isLater = cell?.type === 'instant' ? cell.value >= asOf.toISOString() : String(cell?.value ?? '') > day;
      if (isLater) cells.set(stamp, null);
    }
    // Closed on the day of the report, but after its moment.
    if (kind === 'finding' && cells.get('status')?.value !== findingStatusLabels.CLOSED) cells.set('closedOn', null);
  }
}

/**
 * Takes records back to a moment: changes that the activity log has from then on are undone, the newest first.
 * @returns the labels of fields whose former values the log does not have in a form that can be shown
 */
export async function rewind(
  kind: RecordKind,
  { records }: PastRecords,
  { asOf, day }: PastMoment,
  author: OrganisationContext,
): Promise<ReadonlySet<string>> {
  const words = textsOfKind(kind);
  const left = new Set<string>();
  for (let from = 0; from < records.length; from += batchSize) {
    const batch = records.slice(from, from + batchSize);
    const byId = new Map(batch.map((past) => [past.id, past]));
    const entries = await db
      .select({ entityId: activity.entityId, changes: activity.changes })
      .from(activity)
      .where(and(inArray(activity.entityId, [...byId.keys()]), gte(activity.at, asOf), ne(activity.action, 'CREATE')))
      .orderBy(desc(activity.at), desc(activity.id));
    for (const { entityId, changes, names } of await withNames(entries, organisationNames(author))) {
      const past = byId.get(entityId);
      if (past === undefined) continue;
      const nameOf = new Map(names.map(({ id, name }) => [id, name]));
      for (const change of changes) {
        const label = undo(past, change, words, nameOf);
        if (label !== undefined) left.add(label);
      }
    }
  }
  forgetLater(kind, records, { asOf, day });
  if (kind === 'evidence') await rewindEvidence(records, { asOf, day });
  if (kind !== 'risk') return left;
  await rewindScores(records, asOf);
  // Those have a history of their own, which is complete.
  return new Set([...left].filter((label) => !scoreLabels.has(label)));
}

const stages = ['inherent', 'current', 'residual'] as const;
const scoreLabels = new Set(stages.flatMap((stage) => textsOfKind('risk')[stage]?.label ?? []));

/** The scores that risks had. */
async function rewindScores(records: readonly PastRecord[], asOf: Date): Promise<void> {
  const byId = new Map(records.map((past) => [past.id, past]));
  const rows = await db
    .selectDistinctOn([riskScoreChange.riskId, riskScoreChange.stage], {
      riskId: riskScoreChange.riskId,
      stage: riskScoreChange.stage,
      score: riskScoreChange.score,
      rating: riskScoreChange.ratingName,
    })
    .from(riskScoreChange)
    .where(lt(riskScoreChange.at, asOf))
    .orderBy(riskScoreChange.riskId, riskScoreChange.stage, desc(riskScoreChange.at), desc(riskScoreChange.id));
  const was = new Map(rows.map(({ riskId, stage, ...score }) => [`${riskId} ${stage}`, score]));
  for (const past of byId.values())
    for (const stage of stages) {
      const { score = null, rating = null } = was.get(`${past.id} ${stage}`) ?? {};
      if (past.cells.has(`${stage}.score`))
        past.cells.set(`${stage}.score`, score === null ? null : { type: 'number', value: score });
      if (past.cells.has(`${stage}.rating`)) past.cells.set(`${stage}.rating`, textCell(rating ?? ''));
    }
}
