import type { Catalogue, CatalogueMappings } from '#domain/catalogue-files/catalogue.ts';
import { readLibrary } from '#domain/catalogue-files/ciso-assistant/read-library.ts';
import { catalogueLimits } from '#domain/catalogue-files/limits.ts';
import { readOscalCatalogue } from '#domain/catalogue-files/oscal/read-catalogue.ts';
import { readOscalMappings } from '#domain/catalogue-files/oscal/read-mappings.ts';
import type { FileProblem, ReadFile } from '#domain/catalogue-files/problems.ts';
import { readMappingSheet } from '#domain/catalogue-files/sheet/mappings.ts';
import { readStandardSheet, type SheetStandard } from '#domain/catalogue-files/sheet/read-standard.ts';
import type { SheetRow } from '#domain/catalogue-files/sheet/rows.ts';
import { ApiError } from '#server/contract/errors.ts';
import { readRows } from '#server/modules/import/file/index.ts';

import { parseYaml } from './yaml.ts';

/** What a file with a standard or with mappings holds. */
export type StandardFileContent =
  | { readonly kind: 'CATALOGUE'; readonly format: 'OSCAL' | 'SHEET' | 'LIBRARY'; readonly catalogue: Catalogue }
  | { readonly kind: 'MAPPINGS'; readonly format: 'OSCAL' | 'SHEET'; readonly sets: readonly CatalogueMappings[] };

/** A file, and the name and version that people give a standard whose file has none. */
export interface StandardFile extends SheetStandard {
  readonly file: Uint8Array;
}

const failed = (message: string, row: number | null = null): { readonly ok: false; readonly error: FileProblem } => ({
  ok: false,
  error: { path: row === null ? '' : null, row, column: null, message },
});

const then = <From, To>(read: ReadFile<From>, make: (content: From) => To): ReadFile<To> =>
  read.ok ? { ...read, content: make(read.content) } : read;

/** Characters in which a format shows. */
const start = 4096;

/** YAML begins with a key at the start of a line, which a CSV header, with its delimiters, does not have. */
const startsAsYaml = (text: string): boolean =>
  /^(?:%YAML|---|[a-z_]{1,60}:(?:\s|$))/mu.test(text) && !/^[^:\n]{0,300}[,;\t]/u.test(text.trimStart());

function readJson(text: string): ReadFile<StandardFileContent> {
  // Which of the two it is stands at its beginning: the document is the only key of its object.
  return text.slice(0, start).includes('"mapping-collection"')
    ? then(readOscalMappings(text), (sets) => ({ kind: 'MAPPINGS', format: 'OSCAL', sets }))
    : then(readOscalCatalogue(text), (catalogue) => ({ kind: 'CATALOGUE', format: 'OSCAL', catalogue }));
}

function readYaml(text: string): ReadFile<StandardFileContent> {
  const parsed = parseYaml(text);
  if (!parsed.ok) return parsed;
  return then(readLibrary(parsed.value), (catalogue) => ({ kind: 'CATALOGUE', format: 'LIBRARY', catalogue }));
}

const isMappingHeader = (row: SheetRow | undefined): boolean =>
  row?.cells.some((cell) => cell.trim().toLowerCase() === 'relation') ?? false;

async function rowsOf(file: Uint8Array): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const row of readRows(file)) {
    rows.push(row);
    if (rows.length > catalogueLimits.mappings + 1) break;
  }
  return rows;
}

/** Reads the rows of a sheet. What is wrong with it as a file, such as a quotation mark that does not end, is an error like others. */
export async function sheetIn<Content>(
  file: Uint8Array,
  read: (rows: readonly SheetRow[]) => ReadFile<Content>,
): Promise<ReadFile<Content>> {
  try {
    return read(await rowsOf(file));
  } catch (error) {
    if (error instanceof ApiError) return failed(error.message);
    throw error;
  }
}

function readSheet(rows: readonly SheetRow[], { title, version }: SheetStandard): ReadFile<StandardFileContent> {
  if (!isMappingHeader(rows[0]))
    return then(readStandardSheet(rows, { title, version }), (catalogue) => ({
      kind: 'CATALOGUE',
      format: 'SHEET',
      catalogue,
    }));
  return then(readMappingSheet(rows), (mappings) => ({
    kind: 'MAPPINGS',
    format: 'SHEET',
    sets: [{ title, source: '', target: '', mappings }],
  }));
}

/**
 * Reads a standard or mappings in any of the formats, by what the file is, not by its name. In a worker thread: it takes seconds for a
 * large one.
 */
export async function readStandardFile(given: StandardFile): Promise<ReadFile<StandardFileContent>> {
  if (given.file.length > catalogueLimits.bytes) return failed('The file is larger than 20 MB');
  const decoder = new TextDecoder();
  const beginning = decoder.decode(given.file.subarray(0, start)).trimStart();
  if (/^[{[]/u.test(beginning)) return readJson(decoder.decode(given.file));
  if (!beginning.startsWith('PK') && startsAsYaml(beginning)) return readYaml(decoder.decode(given.file));
  return sheetIn(given.file, (rows) => readSheet(rows, given));
}
