import type { FieldError } from '#server/contract/errors.ts';
import type { ImportTarget } from '#server/modules/record/index.ts';

import type { PlannedRow } from './planned-row.ts';

/** The values of unique fields that a file sets, beside the names. */
export interface UniqueValues {
  /** Looks up the values of rows, in a transaction, and returns the errors of each: one is stored or in an earlier row. */
  takenBy(rows: readonly PlannedRow[]): Promise<(row: PlannedRow) => readonly FieldError[]>;
}

/** A value that one row gives away and another takes is refused: rows are not stored in such an order. */
export function uniqueValues({ uniqueFields }: ImportTarget): UniqueValues {
  const earlierRows = new Map<string, number>();
  const errorOf = (
    { row, values, recordId }: PlannedRow,
    field: string,
    message: string,
    holders: ReadonlyMap<unknown, string>,
  ) => {
    const value = values[field];
    const holder = holders.get(value);
    const key = `${field} ${String(value)}`;
    const earlier = earlierRows.get(key);
    if (holder !== undefined && holder !== recordId) return [{ field, message }];
    if (earlier !== undefined) return [{ field, message: `${String(value)} is also in row ${earlier}` }];
    earlierRows.set(key, row);
    return [];
  };
  return {
    async takenBy(rows) {
      const stored = rows.filter(({ outcome }) => outcome === 'ADD' || outcome === 'UPDATE');
      const errors = new Map<PlannedRow, FieldError[]>();
      for (const { field, message, holders } of uniqueFields) {
        const setting = stored.filter(({ values }) => Object.hasOwn(values, field));
        if (setting.length === 0) continue;
        const known = await holders([...new Set(setting.map(({ values }) => values[field]))]);
        for (const row of setting)
          errors.set(row, [...(errors.get(row) ?? []), ...errorOf(row, field, message, known)]);
      }
      return (row) => errors.get(row) ?? [];
    },
  };
}
