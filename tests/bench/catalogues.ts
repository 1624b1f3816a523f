import { readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual, parseArgs } from 'node:util';

import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

import type { Catalogue } from '#domain/catalogue-files/catalogue.ts';
import { classesOf, controlsIn, isAssessedByDefault, isWithdrawn } from '#domain/catalogue-files/facts.ts';
import { writeOscalCatalogue } from '#domain/catalogue-files/oscal/write-catalogue.ts';
import { writeOscalMappings } from '#domain/catalogue-files/oscal/write-mappings.ts';
import { oscalPoam } from '#domain/compliance/oscal-poam.ts';
import { oscalResults } from '#domain/compliance/oscal-results.ts';
import { iso27001Numbering } from '#domain/standards/iso-27001-2022.ts';
import { command } from '#scripts/support/command.ts';
import { uuidOf as nameUuid } from '#server/modules/compliance-report/name-uuid.ts';
import { readStandardFile, type StandardFileContent } from '#server/modules/standard/files/read-file.ts';
import { sampleReport } from '#tests/unit/compliance/sample-report.ts';

import { tableOf } from './support/table.ts';

/** `npm run bench:catalogues -- --data=folder`: reads real standards, writes them again, and compares what is in them. */
const { values } = parseArgs({ options: { data: { type: 'string' } } });

/** What the files are known to hold: all controls, withdrawn ones, and those that are assessed unless people choose otherwise. */
const expected: Readonly<Record<string, readonly [controls: number, withdrawn: number, assessed: number]>> = {
  'nist-sp800-53-rev5-low.oscal.json': [149, 0, 149],
  // 130 requirements, of which 97 have one child each with the text.
  'nist-sp800-171-rev3.oscal.json': [227, 33, 97],
  'asd-e8-ml1-2023-12.oscal.json': [46, 0, 46],
  'asd-e8-ml2-2023-09.oscal.json': [72, 0, 72],
  'asd-e8-ml2-2023-12.oscal.json': [87, 0, 87],
  'asd-e8-ml3-2023-12.oscal.json': [123, 0, 123],
};

const writtenBy = { uuid: '5f0f9f3c-6a3b-4c53-9a0e-3f2b8d1c7e11', lastModified: '2026-11-01T00:00:00Z' };
const uuidOf = () => writtenBy.uuid;

/** Files that are not valid by NIST's schema as published: what is written of them is not either. */
const invalidAsPublished: ReadonlySet<string> = new Set(['nist-sp800-171-rev3.oscal.json']);

function schemaOf(folder: string, name: string): ValidateFunction | undefined {
  const file = `oscal_${name}_schema.json`;
  if (!readdirSync(folder).includes('oscal-schemas')) return undefined;
  const ajv = new Ajv({ strict: false, allErrors: false });
  addFormats(ajv);
  const schema: object = JSON.parse(readFileSync(`${folder}/oscal-schemas/${file}`, 'utf8'));
  return ajv.compile(schema);
}

async function contentOf(path: string): Promise<{ readonly content: StandardFileContent; readonly warnings: number }> {
  const read = await readStandardFile({ file: readFileSync(path), title: 'Standard', version: '1' });
  if (!read.ok) throw new Error(`${path}: ${read.error.path ?? read.error.row}: ${read.error.message}`);
  return { content: read.content, warnings: read.warnings.length };
}

const encoded = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

async function again(file: Uint8Array): Promise<StandardFileContent> {
  const read = await readStandardFile({ file, title: '', version: '' });
  if (!read.ok) throw new Error(read.error.message);
  return read.content;
}

const treeOf = ({ groups, controls, params, resources }: Catalogue) => ({ groups, controls, params, resources });

function figuresOf(catalogue: Catalogue) {
  const placed = controlsIn(catalogue);
  const classes = new Set(classesOf(placed).flatMap((one) => (one.isAssessed ? [one.class] : [])));
  return [
    placed.length,
    placed.filter(({ control }) => isWithdrawn(control)).length,
    placed.filter(({ control }) => isAssessedByDefault(control, classes)).length,
  ];
}

async function catalogueProblems(name: string, catalogue: Catalogue, isValid: ValidateFunction | undefined) {
  const problems: string[] = [];
  const written = writeOscalCatalogue(catalogue, writtenBy);
  const reread = await again(encoded(written));
  if (reread.kind !== 'CATALOGUE' || !isDeepStrictEqual(treeOf(reread.catalogue), treeOf(catalogue)))
    problems.push('not the same after a round trip');
  const figures = expected[name];
  if (figures !== undefined && !isDeepStrictEqual(figuresOf(catalogue), figures))
    problems.push(`expected ${figures.join(' / ')}`);
  if (isValid !== undefined && !invalidAsPublished.has(name) && !isValid(written))
    problems.push(`not valid: ${isValid.errors?.[0]?.instancePath} ${isValid.errors?.[0]?.message}`);
  if (name.startsWith('iso-iec-27001') && !isDeepStrictEqual(idsIn(catalogue), idsIn(iso27001Numbering)))
    problems.push('not the numbering of the product');
  return problems;
}

const idsIn = (catalogue: Catalogue) =>
  controlsIn(catalogue)
    .map(({ control }) => control.id)
    .toSorted();

async function mappingProblems(
  content: StandardFileContent & { kind: 'MAPPINGS' },
  isValid: ValidateFunction | undefined,
) {
  const problems: string[] = [];
  for (const set of content.sets) {
    const written = writeOscalMappings({ ...set, source: 'a.json', target: 'b.json' }, writtenBy, uuidOf);
    const reread = await again(encoded(written));
    if (reread.kind !== 'MAPPINGS' || !isDeepStrictEqual(reread.sets[0]?.mappings, set.mappings))
      problems.push('not the same after a round trip');
    if (isValid !== undefined && !isValid(written))
      problems.push(`not valid: ${isValid.errors?.[0]?.instancePath} ${isValid.errors?.[0]?.message}`);
  }
  return problems;
}

/** Exports of a report, which are valid by NIST's schemas where these are there. */
function reportRows(folder: string): string[][] {
  const input = { report: sampleReport, codeOf: (id: string) => id, uuidOf: nameUuid };
  const written = { 'assessment-results': oscalResults(input), poam: oscalPoam(input) };
  return Object.entries(written).map(([name, text]) => {
    const isValid = schemaOf(folder, name);
    const content: unknown = JSON.parse(text);
    const problem = isValid === undefined || isValid(content) ? undefined : isValid.errors?.[0]?.message;
    return [`export: ${name}`, '', '', '', problem ?? 'same'];
  });
}

const wanted = /\.oscal\.json$|^oscal-basic-catalog|^iso-iec-27001|^ciso-assistant|^mapping-/u;

await command(async () => {
  const folder = values.data;
  if (folder === undefined) throw new Error('Give the folder with the files: --data=../shared/data');
  const schemas = { CATALOGUE: schemaOf(folder, 'catalog'), MAPPINGS: schemaOf(folder, 'mapping') };
  const rows: string[][] = [];
  let isGood = true;
  for (const name of readdirSync(folder).filter((file) => wanted.test(file))) {
    const before = performance.now();
    const { content, warnings } = await contentOf(`${folder}/${name}`);
    const took = Math.round(performance.now() - before);
    const problems =
      content.kind === 'CATALOGUE'
        ? await catalogueProblems(name, content.catalogue, schemas.CATALOGUE)
        : await mappingProblems(content, schemas.MAPPINGS);
    const figures =
      content.kind === 'CATALOGUE'
        ? figuresOf(content.catalogue).join(' / ')
        : `${content.sets.reduce((sum, set) => sum + set.mappings.length, 0)} mappings`;
    isGood &&= problems.length === 0;
    rows.push([name, figures, String(warnings), `${took} ms`, problems.join('; ') || 'same']);
  }
  const reports = reportRows(folder);
  isGood &&= reports.every(([, , , , problems]) => problems === 'same');
  rows.push(...reports);
  process.stdout.write(
    `${tableOf(['file', 'controls / withdrawn / assessed', 'warnings', 'read in', 'round trip'], rows)}\n`,
  );
  return isGood;
});
