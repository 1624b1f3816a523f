import { createHash } from 'node:crypto';

import { and, asc, eq, gt, sql } from 'drizzle-orm';

import { importRow, type ImportError } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import type { ImportTarget, Named } from '#server/modules/record/index.ts';

import { headerOf, titleColumn, type Assignment } from './assignment.ts';
import type { Field } from './fields.ts';
import { keyOfText } from './mapping/memory.ts';
import type { PlannedRow } from './planned-row.ts';

/** The id of the record that a row becomes: known before it is added, so that other rows can name it. */
export function idOfRow(importId: string, row: number): string {
  const hash = createHash('sha256').update(`${importId} ${row}`).digest('hex');
  // A UUID of version 8, whose content is anyone's own (RFC 9562, 5.8).
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `a${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}

/** Whether a field names records of the register that the file is imported into. */
export const namesOwnKind = ({ type }: Pick<Field, 'type'>, { kind }: ImportTarget): boolean =>
  type.of === 'name' && type.choice.records === kind;

/** What rows say of other rows of the same file, such as assets of the ones that need them. */
export interface OwnRows {
  /** The other rows that a text of a row names: by their reference, their own identifier or their title. */
  named(text: string, row: number): readonly Named[];
  /** Notes what becomes of rows. */
  note(rows: readonly PlannedRow[]): void;
  /** The rows that cannot be imported because of those that they name, once all are noted. */
  unfit(): readonly { readonly row: number; readonly errors: readonly ImportError[] }[];
}

/** Characters of a name that are kept: no title is longer. */
const longestName = 310;

/** What the rows of a file are called, in a transaction. @param headerRow above the first of them */
export async function ownRowsOf(
  importId: string,
  headerRow: number,
  assignment: Assignment,
  register: ImportTarget,
): Promise<OwnRows | undefined> {
  const naming = assignment.fields.filter(({ field }) => namesOwnKind(field, register));
  if (naming.length === 0) return undefined;
  const columns = { title: titleColumn(assignment, register), ref: assignment.reference, source: assignment.source };
  const cell = (column: number | undefined) =>
    sql<string>`left(coalesce(${importRow.cells} ->> ${column ?? -1}::integer, ''), ${longestName})`;
  const rows = await db
    .select({
      row: importRow.row,
      title: cell(columns.title),
      ref: columns.ref === undefined ? sql<string>`''` : cell(columns.ref),
      source: columns.source === undefined ? sql<string>`''` : cell(columns.source),
    })
    .from(importRow)
    .where(and(eq(importRow.importId, importId), gt(importRow.row, headerRow)))
    .orderBy(asc(importRow.row));
  return ownRows(importId, rows, headerOf(assignment, naming[0]?.column));
}

interface NamedRow {
  readonly row: number;
  readonly title: string;
  readonly ref: string;
  readonly source: string;
}

function byNames(rows: readonly NamedRow[]) {
  const found = new Map<string, NamedRow[]>();
  for (const one of rows) {
    const { title, ref, source } = one;
    const names = [title, ref, source, ref === '' ? '' : `${ref} ${title}`, source === '' ? '' : `${source} ${title}`];
    for (const key of new Set(names.map(keyOfText))) if (key !== '') found.set(key, [...(found.get(key) ?? []), one]);
  }
  return found;
}

/** @param header of the column whose errors they are */
function ownRows(importId: string, rows: readonly NamedRow[], header: string): OwnRows {
  const byName = byNames(rows);
  const rowOfId = new Map(rows.map(({ row }) => [idOfRow(importId, row), row]));
  const names = new Map<number, readonly number[]>();
  const there = new Set<number>();
  const rowsIn = (value: unknown): number[] =>
    typeof value === 'string' ? [rowOfId.get(value) ?? []].flat() : Array.isArray(value) ? value.flatMap(rowsIn) : [];
  return {
    named: (text, own) =>
      (byName.get(keyOfText(text)) ?? [])
        .filter(({ row }) => row !== own)
        .map(({ row, title }) => ({ id: idOfRow(importId, row), name: title, shown: `row ${row}: ${title.trim()}` })),

    note(planned) {
      for (const { row, outcome, values, recordId } of planned) {
        // What is left out as a double of a record is that record.
        if (outcome === 'ADD' || recordId !== null) there.add(row);
        if (outcome !== 'ADD' && outcome !== 'UPDATE') continue;
        const own = Object.values(values).flatMap(rowsIn);
        if (own.length > 0) names.set(row, own);
      }
    },

    unfit: () => [...unfitIn(names, there)].map(([row, message]) => ({ row, errors: [{ column: header, message }] })),
  };
}

type Names = ReadonlyMap<number, readonly number[]>;

/** What is wrong with rows that name others: rows that are not imported, and rows that name each other. */
function unfitIn(names: Names, there: ReadonlySet<number>): ReadonlyMap<number, string> {
  const naming = new Map<number, number[]>();
  for (const [row, others] of names) for (const other of others) naming.set(other, [...(naming.get(other) ?? []), row]);
  const errors = new Map<number, string>();
  const refuse = (row: number, message: string): number[] => {
    if (errors.has(row)) return [];
    errors.set(row, message);
    return [row];
  };
  let refused = [...names].flatMap(([row, others]) => {
    const missing = others.find((other) => !there.has(other));
    return missing === undefined ? [] : refuse(row, missingMessage(missing));
  });
  refused.push(...circularIn(names, naming).flatMap((row) => refuse(row, 'Rows name each other in a circle')));
  // What names them cannot be imported either, and so on.
  while (refused.length > 0)
    refused = refused.flatMap((row) => (naming.get(row) ?? []).flatMap((one) => refuse(one, missingMessage(row))));
  return errors;
}

const missingMessage = (row: number): string => `Row ${row}, which this names, is not imported`;

/** The rows from which a circle is reached: what is left once all that lead nowhere are taken away, again and again. */
function circularIn(names: Names, naming: ReadonlyMap<number, readonly number[]>): readonly number[] {
  const left = new Map([...names].map(([row, others]) => [row, others.filter((other) => names.has(other)).length]));
  let leaves = [...left].flatMap(([row, others]) => (others === 0 ? [row] : []));
  while (leaves.length > 0) {
    for (const row of leaves) left.delete(row);
    leaves = leaves.flatMap((row) =>
      (naming.get(row) ?? []).filter((one) => {
        const others = left.get(one);
        if (others === undefined) return false;
        left.set(one, others - 1);
        return others === 1;
      }),
    );
  }
  return [...left.keys()];
}
