import type { Schemas } from '#server/contract/types.ts';
import type { FoundRecord, ImportTarget } from '#server/modules/record/index.ts';

import { cellIn, titleColumn, type Assignment } from './assignment.ts';
import type { BesideBook } from './beside.ts';
import type { FileRow } from './file/limits.ts';
import { keyOfText } from './mapping/memory.ts';
import { referencesOfSources } from './sources.ts';

/** What a row may be a double of. */
export interface Double {
  readonly shown: Schemas['ImportDouble'];
  /** The live records with its title: none where it repeats an earlier row. */
  readonly records: readonly { readonly id: string; readonly ref: string }[];
}

/** What is known of a row before its values are read. */
export interface Located {
  /** The record that it names. */
  readonly found: FoundRecord | undefined;
  /** What it may be a double of; undefined for a row that names its record. */
  readonly double: Double | undefined;
  /** The file's own identifier, as it is compared; empty for none. */
  readonly sourceKey: string;
}

/** Finds the records of rows, in a transaction, in the order of the file. */
export interface RowFinder {
  locate(rows: readonly FileRow[]): Promise<ReadonlyMap<number, Located>>;
  /** The record with a reference. */
  byReference(ref: string): FoundRecord | undefined;
}

const filled = (texts: readonly string[]): string[] => [...new Set(texts)].filter((text) => text.trim() !== '');

export function rowFinder(register: ImportTarget, assignment: Assignment, beside: BesideBook): RowFinder {
  const { reference, source, useOfDouble } = assignment;
  const title = titleColumn(assignment, register);
  const earlierTitles = new Map<string, number>();
  let updating: ReadonlyMap<string, FoundRecord> = new Map();

  const doubleOf = (
    row: FileRow,
    titled: ReadonlyMap<string, readonly { readonly id: string; readonly ref: string }[]>,
  ): Double | undefined => {
    const key = keyOfText(cellIn(row, title));
    // A row with a reference of another organisation is known by it.
    if (key === '' || cellIn(row, reference).trim() !== '') return undefined;
    const earlier = cellIn(row, source).trim() === '' ? earlierTitles.get(key) : undefined;
    if (!earlierTitles.has(key)) earlierTitles.set(key, row.row);
    if (earlier !== undefined) return { shown: { ref: null, row: earlier }, records: [] };
    const records = titled.get(key) ?? [];
    const [first] = records;
    return first === undefined ? undefined : { shown: { ref: first.ref, row: null }, records };
  };

  return {
    async locate(rows) {
      const byText = await beside.find(filled(rows.map((row) => cellIn(row, reference))));
      const keyIn = (row: FileRow) => keyOfText(cellIn(row, source));
      const sources = await referencesOfSources(register, filled(rows.map(keyIn)));
      const byRef = await beside.find([...new Set(sources.values())]);
      const foundOf = (row: FileRow) => byText.get(cellIn(row, reference)) ?? byRef.get(sources.get(keyIn(row)) ?? '');
      const others = rows.filter((row) => foundOf(row) === undefined);
      const titles = filled(others.map((row) => keyOfText(cellIn(row, title))));
      const titled = titles.length === 0 ? undefined : await register.titled?.(titles);
      const doubles = new Map(
        titled === undefined ? [] : others.map((row) => [row.row, doubleOf(row, titled)] as const),
      );
      const toUpdate = [...doubles].flatMap(([row, one]) =>
        one?.records.length === 1 && useOfDouble(row) === 'UPDATE' ? one.records : [],
      );
      updating = toUpdate.length === 0 ? new Map() : await beside.find(toUpdate.map(({ ref }) => ref));
      return new Map(
        rows.map((row) => [row.row, { found: foundOf(row), double: doubles.get(row.row), sourceKey: keyIn(row) }]),
      );
    },
    byReference: (ref) => updating.get(ref),
  };
}
