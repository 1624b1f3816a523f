import type { CatalogueMapping } from '../catalogue.ts';
import { catalogueLimits } from '../limits.ts';
import { readWith, refuseRow, type ReadFile, type Warnings } from '../problems.ts';
import { relationOf } from '../relation-words.ts';
import { mappingColumns, type MappingColumn } from './layout.ts';
import { namedRows, type NamedRow, type SheetRow } from './rows.ts';

function confidenceIn({ row, cell }: NamedRow<MappingColumn>, warnings: Warnings): number | null {
  const text = cell('Confidence').replace(/\s?%$/u, '');
  if (text === '') return null;
  if (/^\d{1,3}$/u.test(text) && Number(text) <= 100) return Number(text);
  warnings.inRow(row, 'Confidence', 'Not a whole number up to 100: left empty');
  return null;
}

function mappingIn(named: NamedRow<MappingColumn>, warnings: Warnings): CatalogueMapping | undefined {
  const { row, cell, list } = named;
  const relation = relationOf(cell('Relation'));
  if (relation === undefined) refuseRow(row, 'Relation', 'Enter EQUAL, SUPERSET, SUBSET or INTERSECTS');
  if (relation === 'NONE') {
    warnings.inRow(row, 'Relation', 'No relationship: nothing is mapped');
    return undefined;
  }
  const sides = (['Source', 'Target'] as const).map((column) => {
    const ids = [...new Set(list(column))];
    if (ids.length === 0) refuseRow(row, column, 'Enter a reference');
    if (ids.some((id) => id.length > catalogueLimits.id))
      refuseRow(row, column, `A reference has at most ${catalogueLimits.id} characters`);
    return ids;
  });
  const [sources = [], targets = []] = sides;
  return {
    sources,
    relation,
    targets,
    confidence: confidenceIn(named, warnings),
    rationale: cell('Rationale'),
    note: cell('Note'),
  };
}

/** Reads the rows of our template for mappings, with its header. */
export const readMappingSheet = (rows: readonly SheetRow[]): ReadFile<readonly CatalogueMapping[]> =>
  readWith((warnings) => {
    if (rows.length > catalogueLimits.mappings + 1)
      refuseRow(1, null, `A file has at most ${catalogueLimits.mappings.toLocaleString('en-GB')} mappings`);
    const mappings = namedRows(rows, mappingColumns, ['Source', 'Relation', 'Target'], warnings).flatMap(
      (row) => mappingIn(row, warnings) ?? [],
    );
    if (mappings.length === 0) refuseRow(1, null, 'There are no mappings in this file');
    return mappings;
  });

/** The rows of our template for mappings, with its header. Several references are in a line each. */
export const writeMappingSheet = (mappings: readonly CatalogueMapping[]): string[][] => [
  [...mappingColumns],
  ...mappings.map(({ sources, relation, targets, confidence, rationale, note }) => [
    sources.join('\n'),
    relation,
    targets.join('\n'),
    confidence === null ? '' : String(confidence),
    rationale,
    note,
  ]),
];
