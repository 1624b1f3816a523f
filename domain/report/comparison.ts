import type { ReportCell, ReportContent, ReportRow, ReportSection } from './content.ts';

export interface CellDifference {
  readonly column: string;
  readonly was: string;
  readonly is: string;
}

export interface RowDifference {
  readonly section: string;
  readonly change: 'ADDED' | 'REMOVED' | 'CHANGED';
  readonly recordId: string | null;
  readonly name: string;
  readonly cells: readonly CellDifference[];
}

const textOf = (cell: ReportCell | undefined): string => (cell ? String(cell.value) : '');

const rowsByKey = (section: ReportSection | undefined) => new Map((section?.rows ?? []).map((row) => [row.key, row]));

/** The values by the columns that both sections have. */
function changedCells(was: ReportSection, before: ReportRow, is: ReportSection, after: ReportRow): CellDifference[] {
  const columnOf = new Map(was.columns.map(({ key }, index) => [key, index]));
  return is.columns.flatMap(({ key, label }, index) => {
    const former = columnOf.get(key);
    if (former === undefined) return [];
    const values = { was: textOf(before.cells[former]), is: textOf(after.cells[index]) };
    return values.was === values.is ? [] : [{ column: label, ...values }];
  });
}

function sectionDifference(was: ReportSection | undefined, is: ReportSection): RowDifference[] {
  const before = rowsByKey(was);
  const after = rowsByKey(is);
  const told = ({ recordId, name }: ReportRow) => ({ section: is.title, recordId, name });
  const present = is.rows.flatMap((row): RowDifference[] => {
    const former = before.get(row.key);
    if (former === undefined || was === undefined) return [{ ...told(row), change: 'ADDED', cells: [] }];
    const cells = changedCells(was, former, is, row);
    return cells.length === 0 ? [] : [{ ...told(row), change: 'CHANGED', cells }];
  });
  const gone = [...before.values()].filter(({ key }) => !after.has(key));
  return [...present, ...gone.map((row): RowDifference => ({ ...told(row), change: 'REMOVED', cells: [] }))];
}

/** What differs between two runs, section by section and row by row, in the order of the later one. */
export function differencesBetween(earlier: ReportContent, later: ReportContent): RowDifference[] {
  const former = new Map(earlier.sections.map((section) => [section.key, section]));
  const kept = new Set(later.sections.map(({ key }) => key));
  const gone = earlier.sections.filter(({ key }) => !kept.has(key)).map((section) => ({ ...section, rows: [] }));
  return [...later.sections, ...gone].flatMap((section) => sectionDifference(former.get(section.key), section));
}
