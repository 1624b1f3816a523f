import yazl from 'yazl';

/** A file that keeps its reader busy, and what becomes of it: it is read, or refused with this message. */
export interface WorstFile {
  readonly about: string;
  readonly bytes: () => Uint8Array | Promise<Uint8Array>;
  readonly refused?: RegExp;
}

/** As many of a unit as fit into some bytes. */
export const fill = (unit: string, bytes: number): string => unit.repeat(Math.floor(bytes / Buffer.byteLength(unit)));

const text = (content: string) => () => Buffer.from(content);

async function zip(parts: Readonly<Record<string, string>>): Promise<Buffer> {
  const archive = new yazl.ZipFile();
  for (const [name, content] of Object.entries(parts)) archive.addBuffer(Buffer.from(content), name);
  archive.end();
  const chunks: Buffer[] = [];
  for await (const chunk of archive.outputStream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

const book = (rows: string, others: Readonly<Record<string, string>> = {}) =>
  zip({
    'xl/workbook.xml': '<workbook><sheets><sheet name="A" r:id="r1"/></sheets></workbook>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    ...others,
  });

const row = (cells: string) => `<row>${cells}</row>`;
const titles = row('<c t="inlineStr"><is><t>Title</t></is></c>');

/** A cell with a number whose format is 160,000 opening brackets, in each of many rows. */
const formats = () =>
  book(titles + row('<c s="0"><v>45000</v></c>').repeat(1_000), {
    'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="200" formatCode="${'['.repeat(160_000)}"/></numFmts><cellXfs><xf numFmtId="200"/></cellXfs></styleSheet>`,
  });

const sharedTexts = () =>
  book(titles + row('<c t="s"><v>0</v></c>'), {
    'xl/sharedStrings.xml': `<sst>${'<si><t>a</t></si>'.repeat(999_999)}</sst>`,
  });

const attributes = () =>
  book(titles + row(`<c ${Array.from({ length: 60_000 }, (_own, index) => `a${index}="1"`).join(' ')}/>`));

/** Workbooks, of which 200 MB may be unpacked. */
const workbooks: readonly WorstFile[] = [
  { about: 'a number format of brackets', bytes: formats },
  { about: 'a million shared texts', bytes: sharedTexts },
  { about: 'a cell of 60,000 attributes', bytes: attributes },
  { about: 'cells within each other', bytes: () => book('<c>'.repeat(1_000_000)), refused: /nested too deeply/ },
];

/** CSV of the largest size of an import, in bytes. */
const tables = (bytes: number): readonly WorstFile[] => [
  { about: 'quotation marks', bytes: text(fill('"', bytes)), refused: /quotation mark|no rows|too long/ },
  { about: 'commas', bytes: text(fill(',', bytes)), refused: /more than 200 columns/ },
  { about: 'line ends', bytes: text(fill('\n', bytes)), refused: /empty rows|no rows/ },
  { about: 'cells of spaces', bytes: text(`Title\n${fill(`${' '.repeat(32_000)}a\n`, bytes - 6)}`) },
  { about: 'rows of one character', bytes: text(fill('a\n', bytes)), refused: /more than 50,000 rows/ },
];

/** JSON of some bytes that no reader takes. */
const json = (bytes: number): readonly WorstFile[] => [
  { about: 'lists in lists', bytes: text(fill('[', bytes)), refused: /JSON/ },
  { about: 'complete lists in lists', bytes: text(`${fill('[', bytes / 2)}${fill(']', bytes / 2)}`), refused: /JSON/ },
  { about: 'objects in objects', bytes: text(`[${fill('{"a":', bytes - 1)}`), refused: /JSON/ },
];

const nestedList = `${'['.repeat(40_000)}${']'.repeat(40_000)}`;

/** YAML of at most 5 MB: more is refused unread. */
const mostYaml = 5_000_000;

const standards = (bytes: number): readonly WorstFile[] => [
  ...json(bytes).map((file) => ({ ...file, refused: /nested more than/ })),
  { about: 'quotation marks', bytes: text(fill('"', bytes)), refused: /quotation mark|no rows|too long/ },
  { about: 'commas', bytes: text(fill(',', bytes)), refused: /more than 200 columns/ },
  {
    about: 'YAML aliases that multiply',
    bytes: text(
      `urn: x\na0: &a0 [x, x]\n${Array.from({ length: 60 }, (_alias, index) => `a${index + 1}: &a${index + 1} [*a${index}, *a${index}]\n`).join('')}`,
    ),
    refused: /alias|nested|YAML/,
  },
  { about: 'YAML lists in lists', bytes: text(`a: ${fill('[', mostYaml - 3)}`), refused: /alias|nested|YAML/ },
  { about: 'YAML keys in keys', bytes: text(fill('a: {', mostYaml)), refused: /nested/ },
  {
    about: 'YAML of spaces',
    bytes: text(`a:\n${fill(`${' '.repeat(1_000)}- b\n`, mostYaml - 3)}`),
    refused: /no framework/,
  },
];

/** The worst files of each operation that takes a file and reads it, by its largest size in bytes. */
/** A Word document with this between the beginning and the end of its body. */
const word = (body: string, others: Readonly<Record<string, string>> = {}) =>
  zip({ 'word/document.xml': `<w:document><w:body>${body}</w:body></w:document>`, ...others });

const documents: readonly WorstFile[] = [
  { about: 'paragraphs in paragraphs', bytes: () => word(fill('<w:p>', 4_500_000)), refused: /./ },
  {
    about: 'places that do not end',
    bytes: () => word(fill('<w:p><w:r><w:t>{{</w:t></w:r></w:p>', 4_500_000)),
    refused: /./,
  },
  {
    about: 'relationships that do not end',
    bytes: () => word('', { 'word/_rels/settings.xml.rels': fill('<Relationship ', 4_500_000) }),
    refused: /./,
  },
  { about: 'more than is unpacked', bytes: () => word(fill('a', 5_500_000)), refused: /too large/ },
];

export const worstFiles: Readonly<Record<string, (bytes: number) => readonly WorstFile[]>> = {
  'Imports.upload': (bytes) => [
    ...workbooks,
    ...tables(bytes),
    {
      about: 'long texts above its header',
      bytes: text(`${`${fill('A'.repeat(998), 998)},`.repeat(190)}A\n`.repeat(10)),
    },
    { about: 'JSON of lists in lists', bytes: text(`[[${fill('[', bytes - 2)}`), refused: /too long/ },
    {
      about: 'JSON of a list in a list in a record',
      bytes: text(`[{"title":"a","x":${nestedList}}]`),
      refused: /JSON/,
    },
    {
      about: 'JSON of records without fields',
      bytes: text(`[${fill('{},', bytes - 4)}{}]`),
      refused: /too many objects/,
    },
  ],
  'AssessmentTemplateFiles.readFile': (bytes) => [
    { about: 'comments of line ends', bytes: text(`//${fill('\n', bytes - 3)}x`), refused: /not a VSAQ/ },
    {
      about: 'spaces before each comment',
      bytes: text(`{${fill(`${' '.repeat(1_000)}\n`, bytes - 1)}`),
      refused: /not a VSAQ/,
    },
    {
      about: 'blocks within blocks',
      bytes: text(`{"questionnaire":[${fill('{"type":"block","items":[', bytes / 2)}${fill(']}', bytes / 25)}]}`),
      refused: /not a VSAQ/,
    },
    {
      about: 'markup in a question',
      bytes: text(`{"questionnaire":[{"type":"line","text":"${fill('<li &#', bytes - 60)}"}]}`),
    },
    {
      about: 'choices',
      bytes: text(
        `{"questionnaire":[{"type":"radiogroup","text":"a","choices":[${fill('{"a":"b"},', bytes - 90)}{"a":"b"}]}]}`,
      ),
    },
    ...workbooks.slice(0, 1),
    {
      about: 'rows of line ends',
      bytes: text(`Section,Question,Type,Options\n${fill(`A,B,Radio,"${'\n'.repeat(30_000)}"\n`, bytes - 30)}`),
    },
  ],
  'IncidentExchange.importVeris': (bytes) => [
    ...json(bytes),
    {
      about: 'lists in lists in an incident',
      bytes: text(`{"incident_id":"a","plus":${nestedList}}`),
      refused: /nested more than/,
    },
    {
      about: 'many incidents of the largest size',
      bytes: text(`[${fill(`{"incident_id":"a","summary":"${'. '.repeat(49_000)}"},`, bytes - 10)}{}]`),
    },
  ],
  'RunZeroAssets.importFile': (bytes) => [
    ...json(bytes),
    { about: 'objects in lines', bytes: text(fill('{}\n', bytes)), refused: /more than 20,000 devices/ },
    {
      about: 'a tag of lists in lists',
      bytes: text(`[{"id":"a","first_seen":1700000000,"last_seen":1700000000,"tags":{"a":${nestedList}}}]`),
      refused: /JSON/,
    },
    { about: 'names of separators', bytes: text(`[{"id":"a","names":"${fill(', ', bytes - 30)}"}]`) },
    ...tables(bytes).slice(0, 2),
  ],
  'WordTemplates.replace': () => documents,
  'Standards.readFile': standards,
  // The same reader.
  'Standards.importFile': () => [],
  'PlatformStandards.readFile': () => [],
  'PlatformStandards.importFile': () => [],
  'MappingSets.importFile': () => [],
  'PlatformStandards.fill': () => [],
  'Standards.fill': (bytes) => [
    { about: 'quotation marks', bytes: text(fill('"', bytes)), refused: /quotation mark|no rows|too long/ },
    { about: 'commas', bytes: text(fill(',', bytes)), refused: /more than 200 columns/ },
    { about: 'line ends', bytes: text(fill('\n', bytes)), refused: /./ },
    { about: 'rows of one character', bytes: text(`ref\n${fill('a\n', bytes - 4)}`), refused: /./ },
    ...workbooks.map((file, index) => (index === 0 ? { ...file, refused: /is in this file/ } : file)),
  ],
};
