import { barePart, type CataloguePart } from '../catalogue.ts';
import { catalogueLimits } from '../limits.ts';
import { readWith, refuseRow, type ReadFile } from '../problems.ts';
import { partColumns } from './layout.ts';
import { namedRows, type SheetRow } from './rows.ts';

/** What a sheet says of one control or group of a draft: empty where it says nothing. */
export interface Filling {
  readonly ref: string;
  readonly title: string;
  readonly parts: readonly CataloguePart[];
}

const columns = ['Reference', 'Title', 'Statement', 'Guidance', 'Typical evidence'] as const;

/** Those of the template that say nothing of texts: no warning. */
const others = [
  'Parent',
  'Kind',
  'Importance',
  'Levels',
  'Assessed',
  'May be excluded',
  'In statement of applicability',
] as const;

const isHeader = ({ cells }: SheetRow): boolean => cells.some((cell) => cell.trim().toLowerCase() === 'reference');

/** Cells that were copied without their header are a reference, a title and a statement. */
const withHeader = (rows: readonly SheetRow[]): readonly SheetRow[] => {
  const [first] = rows;
  return first === undefined || isHeader(first) ? rows : [{ row: 1, cells: columns }, ...rows];
};

/** Reads titles and texts for a draft that has its references already. */
export const readFilling = (rows: readonly SheetRow[]): ReadFile<readonly Filling[]> =>
  readWith((warnings) => {
    const most = catalogueLimits.controls + catalogueLimits.groups;
    if (rows.length > most + 1)
      refuseRow(most + 2, null, `A standard has at most ${most.toLocaleString('en-GB')} rows`);
    const seen = new Set<string>();
    return namedRows(withHeader(rows), [...columns, ...others], ['Reference'], warnings).map(({ row, cell }) => {
      const ref = cell('Reference');
      if (ref === '') refuseRow(row, 'Reference', 'Enter a reference');
      if (seen.has(ref)) refuseRow(row, 'Reference', `${ref} is in this file twice`);
      seen.add(ref);
      const title = cell('Title');
      if (title.length > catalogueLimits.title)
        refuseRow(row, 'Title', `A title has at most ${catalogueLimits.title.toLocaleString('en-GB')} characters`);
      const parts = (['Statement', 'Guidance', 'Typical evidence'] as const)
        .filter((column) => cell(column) !== '')
        .map((column) => barePart(partColumns[column], cell(column)));
      return { ref, title, parts };
    });
  });
