import { and, desc, eq, gte, inArray, lt } from 'drizzle-orm';

import { differencesBetween } from '#domain/report/comparison.ts';
import type { ReportContent } from '#domain/report/content.ts';
import { registersOf } from '#domain/report/kinds/index.ts';
import { labelFromName, namesOfLogged } from '#domain/words/field-text.ts';
import { textsOfKind } from '#domain/words/index.ts';
import { activityActionValues } from '#openapi/generated/values.ts';
import { conflict, notFound } from '#server/contract/errors.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { activity, reportRunContent, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import { openable, runWith, type StoredRun } from './read.ts';

const mostRows = 500;
const mostEntries = 10;

async function contentOf(runId: string): Promise<ReportContent> {
  const [row] = await db
    .select({ content: reportRunContent.content })
    .from(reportRunContent)
    .where(eq(reportRunContent.runId, runId));
  if (row === undefined) throw notFound();
  return row.content;
}

const labelOfLogged = (words: Readonly<Record<string, string>>, field: string): string => {
  const known = namesOfLogged(field).find((name) => words[name] !== undefined);
  return words[known ?? ''] ?? labelFromName(field);
};

type Log = ReadonlyMap<string, Schemas['ReportLogEntry'][]>;

/** What was done to records between two moments, the newest first. */
async function logBetween(
  ids: readonly string[],
  words: Readonly<Record<string, string>>,
  from: Date,
  to: Date,
): Promise<Log> {
  const log = new Map<string, Schemas['ReportLogEntry'][]>();
  if (ids.length === 0) return log;
  const rows = await db
    .select({
      entityId: activity.entityId,
      at: activity.at,
      action: activity.action,
      changes: activity.changes,
      actor: { id: userAccount.id, name: userAccount.name },
    })
    .from(activity)
    .leftJoin(userAccount, eq(userAccount.id, activity.actorId))
    .where(and(inArray(activity.entityId, [...ids]), gte(activity.at, from), lt(activity.at, to)))
    .orderBy(desc(activity.at), desc(activity.id))
    .limit(mostRows * mostEntries);
  for (const { entityId, at, action, changes, actor } of rows) {
    if (!isAction(action)) continue;
    const entries = log.get(entityId) ?? [];
    const fields = changes.map(({ field }) => labelOfLogged(words, field));
    const entry = { at: at.toISOString(), actor, action };
    // What one request has logged several times is told once.
    const same = entries.find((one) => one.at === entry.at && one.action === action && one.actor?.id === actor?.id);
    if (same !== undefined) same.fields = [...new Set([...same.fields, ...fields])];
    else if (entries.length < mostEntries) log.set(entityId, [...entries, { ...entry, fields: [...new Set(fields)] }]);
  }
  return log;
}

const actions: ReadonlySet<string> = new Set(activityActionValues);
const isAction = (text: string): text is Schemas['ActivityAction'] => actions.has(text);

/** What fields are called, in all registers of a report. */
const wordsOf = (kinds: ReturnType<typeof registersOf>): Record<string, string> =>
  Object.fromEntries(
    kinds.flatMap((kind) => Object.entries(textsOfKind(kind)).map(([field, { label }]) => [field, label])),
  );

/** Whether two runs show the same of the same standard, whichever closing or day they are of. Others have no page. */
function areOfOnePage(one: StoredRun['page'], other: StoredRun['page']): boolean {
  if (one === null || other === null) return one === other;
  const fields = ['adoptedStandardId', 'group', 'result', 'only'] as const;
  return fields.every((field) => one[field] === other[field]);
}

/** Compares two runs, the earlier with the later. @throws ApiError 404, 403, 409 */
export async function compareRuns(
  ids: readonly [string, string],
  context: OrganisationContext,
): Promise<Schemas['ReportComparison']> {
  const runs = [await openable(ids[0], context), await openable(ids[1], context)] as const;
  const [one, other] = runs;
  if (one.kind !== other.kind || one.definitionId !== other.definitionId || one.templateId !== other.templateId)
    throw conflict([{ field: 'other', message: 'Choose two runs of one definition' }]);
  if (!areOfOnePage(one.page, other.page))
    throw conflict([{ field: 'other', message: 'Choose two runs of the same page, with the same controls' }]);
  const [earlier, later] = one.asOf <= other.asOf ? [one, other] : [other, one];
  const rows = differencesBetween(await contentOf(earlier.id), await contentOf(later.id));
  const shownRows = rows.slice(0, mostRows);
  const recordIds = [...new Set(shownRows.flatMap(({ recordId }) => recordId ?? []))];
  const words = wordsOf(registersOf(later.kind, later.sections));
  const log = await logBetween(recordIds, words, earlier.asOf, later.asOf);
  const [was, now] = [await runWith(earlier.id, context), await runWith(later.id, context)];
  if (was === undefined || now === undefined) throw notFound();
  const counted = (change: Schemas['ReportRowChange']) => rows.filter((row) => row.change === change).length;
  return {
    earlier: was,
    later: now,
    added: counted('ADDED'),
    removed: counted('REMOVED'),
    changed: counted('CHANGED'),
    rows: shownRows.map((row) => ({ ...row, cells: [...row.cells], log: log.get(row.recordId ?? '') ?? [] })),
    isCut: rows.length > mostRows,
  };
}
