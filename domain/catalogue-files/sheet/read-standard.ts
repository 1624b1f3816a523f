import {
  bareCatalogue,
  bareControl,
  bareGroup,
  barePart,
  type Catalogue,
  type CatalogueControl,
} from '../catalogue.ts';
import { catalogueLimits } from '../limits.ts';
import { readWith, refuseRow, type ReadFile, type Warnings } from '../problems.ts';
import { treeOf, type FlatNode } from '../tree.ts';
import { partColumns, standardColumns, type StandardColumn } from './layout.ts';
import { namedRows, type NamedRow, type SheetRow } from './rows.ts';

type Row = NamedRow<StandardColumn>;

const importances = { mandatory: 'MANDATORY', recommended: 'RECOMMENDED', nicetohave: 'NICE_TO_HAVE' } as const;

const isImportance = (word: string): word is keyof typeof importances => Object.hasOwn(importances, word);

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/gu, '');

function importanceIn({ row, cell }: Row, warnings: Warnings): CatalogueControl['importance'] {
  const word = plain(cell('Importance'));
  if (word === '') return null;
  if (isImportance(word)) return importances[word];
  warnings.inRow(row, 'Importance', 'Neither Mandatory, Recommended nor Nice to have: left empty');
  return null;
}

/** Yes or no; null if the cell is empty. */
function choiceIn({ row, cell }: Row, column: StandardColumn, warnings: Warnings): boolean | null {
  const word = plain(cell(column));
  if (word === '') return null;
  if (word === 'yes' || word === 'no') return word === 'yes';
  warnings.inRow(row, column, 'Neither Yes nor No: left empty');
  return null;
}

function titleIn({ row, cell }: Row): string {
  const title = cell('Title');
  if (title.length > catalogueLimits.title)
    refuseRow(row, 'Title', `A title has at most ${catalogueLimits.title.toLocaleString('en-GB')} characters`);
  return title;
}

function controlIn(named: Row, id: string, warnings: Warnings): CatalogueControl {
  const parts = (['Statement', 'Guidance', 'Typical evidence'] as const)
    .map((column) => ({ column, text: named.cell(column) }))
    .filter(({ text }) => text !== '')
    .map(({ column, text }) => barePart(partColumns[column], text));
  return {
    ...bareControl(id, titleIn(named)),
    parts,
    importance: importanceIn(named, warnings),
    levels: [...new Set(named.list('Levels'))].slice(0, catalogueLimits.levels),
    isAssessed: choiceIn(named, 'Assessed', warnings),
    mayBeExcluded: choiceIn(named, 'May be excluded', warnings) ?? true,
    isInStatement: choiceIn(named, 'In statement of applicability', warnings) ?? true,
  };
}

interface RowNode extends FlatNode {
  readonly row: number;
}

function nodeIn(named: Row, warnings: Warnings): RowNode {
  const { row, cell } = named;
  const key = cell('Reference');
  if (key === '') refuseRow(row, 'Reference', 'Enter a reference');
  if (key.length > catalogueLimits.id)
    refuseRow(row, 'Reference', `A reference has at most ${catalogueLimits.id} characters`);
  const kind = plain(cell('Kind'));
  if (!['', 'group', 'control'].includes(kind)) refuseRow(row, 'Kind', 'Enter Group or Control');
  const parent = cell('Parent') === '' ? null : cell('Parent');
  const node =
    kind === 'group'
      ? ({ kind: 'GROUP', group: bareGroup(key, titleIn(named)) } as const)
      : ({ kind: 'CONTROL', control: controlIn(named, key, warnings) } as const);
  return { row, key, parent, node };
}

/** The name and version of a standard, which its sheet does not have. */
export interface SheetStandard {
  readonly title: string;
  readonly version: string;
}

/** Reads the rows of our template for standards (CSV or XLSX), with its header. A row belongs to the one that it names as parent. */
export const readStandardSheet = (rows: readonly SheetRow[], { title, version }: SheetStandard): ReadFile<Catalogue> =>
  readWith((warnings) => {
    const most = catalogueLimits.controls + catalogueLimits.groups;
    if (rows.length > most + 1)
      refuseRow(most + 2, null, `A standard has at most ${most.toLocaleString('en-GB')} rows`);
    const nodes = namedRows(rows, standardColumns, ['Reference', 'Title'], warnings).map((row) =>
      nodeIn(row, warnings),
    );
    const rowOf = new Map(nodes.map((node): [FlatNode, number] => [node, node.row]));
    const tree = treeOf(nodes, (node, message) => refuseRow(rowOf.get(node) ?? 1, 'Reference', message));
    const controls = nodes.flatMap(({ node }) => (node.kind === 'CONTROL' ? [node.control] : []));
    if (controls.length === 0) refuseRow(1, null, 'There are no controls in this file');
    const levels = [...new Set(controls.flatMap((control) => control.levels))].map((ref) => ({ ref, name: ref }));
    return { ...bareCatalogue, title, version, levels, ...tree };
  });
