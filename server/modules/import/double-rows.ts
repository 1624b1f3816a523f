import { and, eq, inArray, isNotNull } from 'drizzle-orm';

import { invalid, type FieldError } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import { importRow, type FileReading } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

import type { StoredImport } from './store.ts';

type Answer = Schemas['ImportDoubleDecision'];

/** What a row is that may be a double: as was decided of it, or else of all; null until it is said. */
export function useOfDoubles({
  doubles = null,
  doubleRows = [],
}: Pick<FileReading, 'doubles' | 'doubleRows'>): (row: number) => Schemas['ImportDoubles'] | null {
  const ofRow = new Map(doubleRows.map(({ row, use }) => [row, use]));
  return (row) => ofRow.get(row) ?? doubles;
}

/** Whether some of the rows that may be doubles are to change records. */
export const updatesDoubles = ({ doubles, doubleRows = [] }: Partial<Pick<FileReading, 'doubles' | 'doubleRows'>>) =>
  doubles === 'UPDATE' || doubleRows.some(({ use }) => use === 'UPDATE');

/** The possible doubles that the last check has found among some rows, each with the earlier row that it repeats. */
async function doublesAmong(importId: string, rows: readonly number[]): Promise<ReadonlyMap<number, number | null>> {
  if (rows.length === 0) return new Map();
  const found = await db
    .select({ row: importRow.row, double: importRow.double })
    .from(importRow)
    .where(and(eq(importRow.importId, importId), inArray(importRow.row, [...rows]), isNotNull(importRow.double)));
  return new Map(found.map(({ row, double }) => [row, double?.row ?? null]));
}

/**
 * What was decided of possible doubles one by one, in the order of the file.
 * @throws ApiError 400 for a row that is none, or named twice, or that repeats an earlier row and is to update a record
 */
export async function decidedDoubles(
  answers: readonly Answer[],
  { id, reading }: Pick<StoredImport, 'id' | 'reading'>,
): Promise<readonly Answer[]> {
  const doubles = await doublesAmong(
    id,
    answers.map(({ row }) => row),
  );
  // A check that failed halfway has found no doubles again in the rows that it did not reach.
  const known = new Set((reading.doubleRows ?? []).map(({ row }) => row));
  const seen = new Set<number>();
  const errors = answers.flatMap(({ row, use }, index): FieldError[] => {
    const at = `doubleRows/${index}`;
    if (seen.has(row)) return [{ field: `${at}/row`, message: `Row ${row} is decided twice` }];
    seen.add(row);
    const repeats = doubles.get(row);
    if (repeats === undefined && !known.has(row))
      return [{ field: `${at}/row`, message: `Row ${row} is no possible double` }];
    if (use !== 'UPDATE' || typeof repeats !== 'number') return [];
    return [{ field: `${at}/use`, message: `Row ${row} repeats row ${repeats}: add it, or leave it out` }];
  });
  if (errors.length > 0) throw invalid(errors);
  return answers.toSorted((one, other) => one.row - other.row);
}

/** Those of the decided rows that are possible doubles by the check that has just been done. */
export async function stillDoubles(importId: string, answers: readonly Answer[]): Promise<readonly Answer[]> {
  const doubles = await doublesAmong(
    importId,
    answers.map(({ row }) => row),
  );
  return answers.filter(({ row }) => doubles.has(row));
}
