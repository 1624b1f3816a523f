import type { Relation } from '../compliance/relations.ts';
import { cellOfText } from '../files/formula.ts';

/* A set of mappings as a table of two dimensions: controls of its source in rows, those of its target in columns, by groups. */

/** A mapping of a set. */
export interface MatrixMapping {
  readonly number: number;
  readonly sources: readonly string[];
  readonly relation: Relation;
  readonly targets: readonly string[];
}

export interface MatrixControl {
  readonly code: string;
  /** As people name it. */
  readonly ref: string;
  readonly title: string;
}

export interface MatrixGroup {
  readonly key: string;
  readonly title: string;
  readonly controls: readonly MatrixControl[];
}

/** What the groups of one side are found from: a version in the catalogue. */
export interface MatrixCatalogue {
  readonly groups: readonly {
    readonly id: string;
    readonly parentId: string | null;
    readonly code: string | null;
    readonly title: string;
  }[];
  readonly controls: readonly {
    readonly code: string;
    readonly ref: string;
    readonly title: string;
    readonly groupId: string | null;
    readonly isAssessed: boolean;
  }[];
}

/** A row or a column: a group, or a control of an open group. */
export type MatrixLine =
  | { readonly kind: 'group'; readonly key: string; readonly group: MatrixGroup; readonly isOpen: boolean }
  | { readonly kind: 'control'; readonly key: string; readonly control: MatrixControl };

/** Lists by a key, in the order of their first members. */
function grouped<One>(all: readonly One[], keyOf: (one: One) => string): ReadonlyMap<string, One[]> {
  const lists = new Map<string, One[]>();
  for (const one of all) {
    const list = lists.get(keyOf(one));
    if (list === undefined) lists.set(keyOf(one), [one]);
    else list.push(one);
  }
  return lists;
}

const natural = new Intl.Collator('en', { numeric: true });

/** The beginning that codes of a group share: `A.5` of `A.5.1`, `ac` of `ac-2.1`, `03.01` of `03.01.02`. */
const beginningOf = (code: string): string => /^(?:\p{L}+|\d+)(?:\.[\p{L}\d]+(?=\.))?/u.exec(code)?.[0] ?? code;

/** Groups codes of a standard that the catalogue does not have. */
function groupsOfCodes(codes: readonly string[]): MatrixGroup[] {
  const groups = grouped(codes, beginningOf);
  return [...groups].map(([beginning, own]) => ({
    key: `code ${beginning}`,
    title: beginning,
    controls: own.map((code) => ({ code, ref: code, title: '' })),
  }));
}

/** The group at the top that holds each group. */
function topGroups({ groups }: MatrixCatalogue): (id: string | null) => MatrixCatalogue['groups'][number] | undefined {
  const byId = new Map(groups.map((group) => [group.id, group]));
  return (id) => {
    let group = byId.get(id ?? '');
    while (group !== undefined && group.parentId !== null) group = byId.get(group.parentId);
    return group;
  };
}

/**
 * The groups of one side: those of the catalogue, with the controls that are assessed or mapped; then codes that it does not have.
 * @param catalogue undefined if the catalogue does not have the standard
 */
export function matrixGroups(
  catalogue: MatrixCatalogue | undefined,
  mappings: readonly MatrixMapping[],
  side: 'sources' | 'targets',
): MatrixGroup[] {
  const named = new Set(mappings.flatMap((mapping) => mapping[side]));
  if (catalogue === undefined) return groupsOfCodes([...named].toSorted(natural.compare));
  const topOf = topGroups(catalogue);
  const shown = catalogue.controls.filter(({ code, isAssessed }) => isAssessed || named.has(code));
  const byGroup = grouped(shown, ({ groupId }) => topOf(groupId)?.id ?? '');
  const titles = new Map(catalogue.groups.map(({ id, code, title }) => [id, `${code ?? ''} ${title}`.trim()]));
  const known = new Set(shown.map(({ code }) => code));
  const unknown = [...named].filter((code) => !known.has(code)).toSorted(natural.compare);
  return [
    ...[...byGroup].map(([id, controls]) => ({ key: id, title: titles.get(id) ?? 'In no group', controls })),
    ...(unknown.length === 0 ? [] : groupsOfCodes(unknown)),
  ];
}

/** The rows or columns: each group, and the controls of those that are open. */
export const matrixLines = (groups: readonly MatrixGroup[], open: ReadonlySet<string>): MatrixLine[] =>
  groups.flatMap((group) => {
    const isOpen = open.has(group.key);
    const controls = isOpen ? group.controls : [];
    return [
      { kind: 'group' as const, key: group.key, group, isOpen },
      ...controls.map((control) => ({ kind: 'control' as const, key: `control ${control.code}`, control })),
    ];
  });

/** The mappings of a cell, in the order of the set. */
type Cell = readonly MatrixMapping[];

/** The lines in which a code counts: its group, and its own. */
function linesOfCodes(groups: readonly MatrixGroup[]): ReadonlyMap<string, readonly string[]> {
  const pairs = groups.flatMap(({ key, controls }) =>
    controls.map(({ code }) => [code, [key, `control ${code}`]] as const),
  );
  return new Map(pairs);
}

/** Finds the mappings between a row and a column, each once. */
export function matrixCells(
  rows: readonly MatrixGroup[],
  columns: readonly MatrixGroup[],
  mappings: readonly MatrixMapping[],
): (row: string, column: string) => Cell {
  const [ofRows, ofColumns] = [linesOfCodes(rows), linesOfCodes(columns)];
  const cells = new Map<string, Map<string, Set<MatrixMapping>>>();
  for (const mapping of mappings) {
    const across = new Set(mapping.targets.flatMap((code) => ofColumns.get(code) ?? []));
    for (const row of new Set(mapping.sources.flatMap((code) => ofRows.get(code) ?? []))) {
      const cellsOfRow = cells.get(row) ?? new Map<string, Set<MatrixMapping>>();
      cells.set(row, cellsOfRow);
      for (const column of across) cellsOfRow.set(column, (cellsOfRow.get(column) ?? new Set()).add(mapping));
    }
  }
  return (row, column) => [...(cells.get(row)?.get(column) ?? [])];
}

/** What stands in the cell of two controls. */
export const relationSigns = { EQUAL: '=', SUPERSET: '⊇', SUBSET: '⊆', INTERSECTS: '∩' } as const satisfies Record<
  Relation,
  string
>;

const quoted = (text: string): string => `"${cellOfText(text).replaceAll('"', '""')}"`;

/** All controls of the matrix as a CSV file (RFC 4180), with the relations by their names. */
export function matrixCsv(
  rows: readonly MatrixGroup[],
  columns: readonly MatrixGroup[],
  mappings: readonly MatrixMapping[],
): string {
  const cellOf = matrixCells(rows, columns, mappings);
  const across = columns.flatMap(({ controls }) => controls);
  const lines = rows
    .flatMap(({ controls }) => controls)
    .map(({ code, ref }) => [
      ref,
      ...across.map((column) =>
        cellOf(`control ${code}`, `control ${column.code}`)
          .map(({ relation }) => relation)
          .join(', '),
      ),
    ]);
  return [['', ...across.map(({ ref }) => ref)], ...lines].map((line) => `${line.map(quoted).join(',')}\r\n`).join('');
}
