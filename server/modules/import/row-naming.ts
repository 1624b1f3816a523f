import { and, asc, eq, inArray, isNotNull, or } from 'drizzle-orm';

import type { OrganisationContext } from '#server/contract/types.ts';
import { importRow } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import type { ImportTarget } from '#server/modules/record/index.ts';

import { fieldsOf } from './fields.ts';
import { idOfRow, namesOwnKind } from './own-rows.ts';
import { storeDone, type StoredRow } from './rows.ts';
import { refusingConflicts, type StoredImport } from './store.ts';

/** A row whose record names one that a later row adds, so that it is named once all are added. */
interface Later {
  readonly row: number;
  readonly recordId: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** What rows say of other rows of their file, while they are imported. */
export interface RowNaming {
  /** Rows about to be imported together, naming only what is there by then. */
  begin(rows: readonly StoredRow[]): StoredRow[];
  /** Values without the records of the file's own rows, which are there because they are added. */
  ofOthers(values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>;
  later(): readonly Later[];
}

const idsIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** The records of the rows, by the ids that other rows have for them. */
async function recordsOfRows(importId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ row: importRow.row, recordId: importRow.recordId, outcome: importRow.outcome })
    .from(importRow)
    .where(and(eq(importRow.importId, importId), or(eq(importRow.outcome, 'ADD'), isNotNull(importRow.recordId))))
    .orderBy(asc(importRow.row));
  return new Map(
    rows.map(({ row, recordId, outcome }) => {
      const id = idOfRow(importId, row);
      return [id, outcome === 'ADD' ? id : (recordId ?? id)];
    }),
  );
}

type Values = Readonly<Record<string, unknown>>;

/** Values with some of their fields changed, as far as they have them. */
const withEach = (values: Values, fields: readonly string[], change: (value: unknown) => unknown): Values => ({
  ...values,
  ...Object.fromEntries(
    fields.flatMap((field) => (Object.hasOwn(values, field) ? [[field, change(values[field])]] : [])),
  ),
});

/** Ids as a field holds them: as a list, or one. */
const inShapeOf = (value: unknown, ids: readonly unknown[]): unknown => (Array.isArray(value) ? ids : (ids[0] ?? null));

/** The ids that rows have for each other as those of records; of those that are not there yet, none. */
function resolved(value: unknown, own: ReadonlyMap<string, string>, keeps: (id: string) => boolean): unknown {
  const known = idsIn(value).flatMap((one) => {
    const id = own.get(String(one));
    if (id === undefined) return [one];
    return keeps(String(one)) ? [id] : [];
  });
  return inShapeOf(value, known);
}

/** In a transaction, before the rows are imported. */
export async function rowNamingOf({ id: importId, columns }: StoredImport, register: ImportTarget): Promise<RowNaming> {
  const fields = fieldsOf(register)
    .filter((field) => namesOwnKind(field, register) && columns.some((column) => column.field === field.path))
    .map(({ path }) => path);
  const own = fields.length === 0 ? new Map<string, string>() : await recordsOfRows(importId);
  const added = new Set<string>();
  const later: Later[] = [];
  const isAdded = (id: string) => own.get(id) !== id || added.has(id);

  const changed = (values: Values, keeps: (id: string) => boolean) =>
    withEach(values, fields, (value) => resolved(value, own, keeps));

  return {
    begin(rows) {
      if (fields.length === 0) return [...rows];
      for (const { row, outcome } of rows) if (outcome === 'ADD') added.add(idOfRow(importId, row));
      return rows.map((one) => {
        const values = one.values ?? {};
        const waiting = fields.filter((field) =>
          idsIn(values[field]).some((id) => own.has(String(id)) && !isAdded(String(id))),
        );
        if (waiting.length > 0) {
          const whole = changed(values, () => true);
          const recordId = one.recordId ?? idOfRow(importId, one.row);
          later.push({
            row: one.row,
            recordId,
            values: Object.fromEntries(waiting.map((field) => [field, whole[field]])),
          });
        }
        return { ...one, values: changed(values, isAdded) };
      });
    },

    ofOthers: (values) => {
      const records = new Set(own.values());
      if (records.size === 0) return values;
      return withEach(values, fields, (value) =>
        inShapeOf(
          value,
          idsIn(value).filter((id) => !records.has(String(id))),
        ),
      );
    },

    later: () => later,
  };
}

interface NamingRun {
  readonly importId: string;
  readonly register: ImportTarget;
  readonly actor: OrganisationContext;
  readonly naming: RowNaming;
}

/** Records per statement. */
const batch = 250;

/** Gives records what they name of rows that came after them. Their owners are told of the import once, before it. */
export async function nameLater({ importId, register, actor, naming }: NamingRun): Promise<void> {
  const all = naming.later();
  for (let from = 0; from < all.length; from += batch) {
    const some = all.slice(from, from + batch);
    const locked = new Map((await register.lock(some.map(({ recordId }) => recordId))).map((one) => [one.id, one]));
    const changing = some.flatMap(({ recordId, values }) => {
      const one = locked.get(recordId);
      return one === undefined ? [] : [{ locked: one, values }];
    });
    const changed = await refusingConflicts(() => register.change(actor, changing));
    const former = new Map(changed.map((one) => [one.entity.id, one.before]));
    await storeNamed(importId, some, former, locked);
  }
}

/** Stores the former values with those that the import has changed already. */
async function storeNamed(
  importId: string,
  rows: readonly Later[],
  former: ReadonlyMap<string, object>,
  locked: ReadonlyMap<string, { readonly version: number }>,
): Promise<void> {
  const stored = await db
    .select({ row: importRow.row, before: importRow.before, outcome: importRow.outcome })
    .from(importRow)
    .where(
      and(
        eq(importRow.importId, importId),
        inArray(
          importRow.row,
          rows.map(({ row }) => row),
        ),
      ),
    );
  const byRow = new Map(stored.map((one) => [one.row, one]));
  await storeDone(
    importId,
    rows
      .toSorted((one, other) => one.row - other.row)
      .map(({ row, recordId }) => {
        const { before, outcome } = byRow.get(row) ?? {};
        return {
          row,
          recordId,
          version: (locked.get(recordId)?.version ?? 0) + 1,
          // An added record has nothing to go back to.
          before: outcome === 'ADD' ? {} : { ...former.get(recordId), ...before },
        };
      }),
  );
}
