import { and, asc, eq, gte, isNull, lt, or } from 'drizzle-orm';

import type { ReportCell } from '#domain/report/content.ts';
import type { RecordKind } from '#openapi/generated/records.ts';
import { record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { nounOf, type Importable } from '#server/modules/record/index.ts';

import { ReportRefused } from '../refused.ts';
import { reportFields, type ReportField } from './columns.ts';

/** A record as it was: its cells, by the keys of the columns. */
export interface PastRecord {
  readonly id: string;
  readonly cells: Map<string, ReportCell>;
}

/** The records of a kind that were there at a moment, in the order of their references. */
export interface PastRecords {
  readonly fields: readonly ReportField[];
  readonly records: readonly PastRecord[];
}

/** Rows of one register in a report: a longer one is an export. */
const mostRecords = 20_000;

const batchSize = 500;

async function idsAt(kind: RecordKind, asOf: Date): Promise<string[]> {
  const rows = await db
    .select({ id: record.id })
    .from(record)
    .where(
      and(eq(record.kind, kind), lt(record.createdAt, asOf), or(isNull(record.deletedAt), gte(record.deletedAt, asOf))),
    )
    .orderBy(asc(record.ref), asc(record.id))
    .limit(mostRecords + 1);
  if (rows.length > mostRecords)
    throw new ReportRefused(
      `There are more than 20,000 ${nounOf(kind).many}, the most that a report can hold. Make it without the sections that show them, and export their list instead.`,
    );
  return rows.map(({ id }) => id);
}

/** Every register, as far as reports need it. */
export type ReadableRegisters = Readonly<Record<RecordKind, Pick<Importable, 'read'>>>;

/** Reads the records that were there at a moment, with the values that they have now. */
export async function recordsAt(
  registers: ReadableRegisters,
  kind: RecordKind,
  fields: readonly string[],
  asOf: Date,
): Promise<PastRecords> {
  const columns = reportFields(kind, fields);
  const ids = await idsAt(kind, asOf);
  const records: PastRecord[] = [];
  for (let from = 0; from < ids.length; from += batchSize) {
    const batch = ids.slice(from, from + batchSize);
    const byId = new Map((await registers[kind].read(batch)).map((entity) => [entity.id, entity]));
    for (const id of batch) {
      const entity = byId.get(id);
      if (entity === undefined) continue;
      records.push({ id, cells: new Map(columns.map(({ key, cellOf }) => [key, cellOf(entity)])) });
    }
  }
  return { fields: columns, records };
}
