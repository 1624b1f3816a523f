import yauzl from 'yauzl';

/* What other programs check of a workbook before they read it (ECMA-376, parts 1 and 2), among them openpyxl. */

interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: Element[];
  text: string;
}

/** The files of an archive. */
export function unzipped(bytes: Buffer): Promise<ReadonlyMap<string, string>> {
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(bytes, { lazyEntries: true }, (error, archive) => {
      if (error !== null) return reject(error);
      const files = new Map<string, string>();
      archive.on('end', () => resolve(files));
      archive.on('entry', (entry: yauzl.Entry) =>
        archive.openReadStream(entry, (failure, stream) => {
          if (failure !== null) return reject(failure);
          const chunks: Buffer[] = [];
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.on('end', () => {
            files.set(entry.fileName, Buffer.concat(chunks).toString('utf8'));
            archive.readEntry();
          });
          return undefined;
        }),
      );
      archive.readEntry();
      return undefined;
    });
  });
}

/** The root of a well-formed document without comments and sections. @throws if it is not */
function parsed(xml: string, part: string): Element {
  const body = xml.replace(/^<\?xml version="1\.0" encoding="UTF-8" standalone="yes"\?>\n/, '');
  const root: Element = { name: '', attributes: new Map(), children: [], text: '' };
  const open = [root];
  let last = 0;
  for (const found of body.matchAll(/<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>/g)) {
    const between = body.slice(last, found.index);
    if (/[<]|&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(between)) throw new Error(`${part}: ${between}`);
    last = found.index + found[0].length;
    const top = open.at(-1);
    if (top === undefined) throw new Error(`${part} goes on after its end`);
    top.text += between;
    const [, isEnd, name = '', attributes = '', isEmpty] = found;
    if (isEnd === '/') {
      if (open.pop()?.name !== name) throw new Error(`${part}: </${name}> ends another element`);
      continue;
    }
    const pairs = [...attributes.matchAll(/([\w:.-]+)="([^"]*)"/g)].map(
      ([, key = '', value = '']) => [key, value] as const,
    );
    if (new Set(pairs.map(([key]) => key)).size < pairs.length)
      throw new Error(`${part}: <${name}> has an attribute twice`);
    const element: Element = { name, attributes: new Map(pairs), children: [], text: '' };
    top.children.push(element);
    if (isEmpty !== '/') open.push(element);
  }
  const [document, another] = root.children;
  if (open.length !== 1 || document === undefined || another !== undefined || body.slice(last).trim() !== '')
    throw new Error(`${part} is not one element`);
  return document;
}

const named = ({ children }: Element, name: string) => children.filter((child) => child.name === name);
const only = (element: Element, name: string): Element | undefined => named(element, name)[0];
const attribute = ({ attributes }: Element, name: string) => attributes.get(name) ?? '';

/** The children that the schema of an element allows, in their order. */
const orders: Readonly<Record<string, readonly string[]>> = {
  workbook: ['workbookPr', 'bookViews', 'sheets', 'definedNames', 'calcPr'],
  styleSheet: ['numFmts', 'fonts', 'fills', 'borders', 'cellStyleXfs', 'cellXfs', 'cellStyles', 'dxfs', 'tableStyles'],
  worksheet: [
    'sheetPr',
    'dimension',
    'sheetViews',
    'sheetFormatPr',
    'cols',
    'sheetData',
    'autoFilter',
    'dataValidations',
  ],
  font: ['b', 'i', 'sz', 'color', 'name', 'family', 'scheme'],
  border: ['left', 'right', 'top', 'bottom', 'diagonal'],
};

/** Elements in places where the schema does not have them. */
function misplaced(element: Element): string[] {
  const order = orders[element.name];
  const own = element.children.map(({ name }) => name);
  const places = own.map((name) => order?.indexOf(name) ?? 0);
  const isWrong = places.some((place, index) => place < 0 || place < (places[index - 1] ?? 0));
  return [...(isWrong ? [`<${element.name}> has ${own.join(', ')}`] : []), ...element.children.flatMap(misplaced)];
}

/** Lists whose `count` is not that of their children. */
const miscounted = (element: Element): string[] => [
  ...(element.attributes.has('count') && Number(attribute(element, 'count')) !== element.children.length
    ? [`<${element.name}> counts ${attribute(element, 'count')} of ${element.children.length}`]
    : []),
  ...element.children.flatMap(miscounted),
];

function problemsOfStyles(styles: Element): string[] {
  const listed = (name: string) => only(styles, name)?.children ?? [];
  const fills = listed('fills').map(({ children }) =>
    children.map((child) => `${child.name} ${attribute(child, 'patternType')}`),
  );
  const formats = new Set(listed('numFmts').map((one) => attribute(one, 'numFmtId')));
  const outside = (xf: Element, name: string, list: string) => !(Number(attribute(xf, name)) < listed(list).length);
  const cells = [...listed('cellStyleXfs'), ...listed('cellXfs')].flatMap((xf, index) => [
    ...(outside(xf, 'fontId', 'fonts') || outside(xf, 'fillId', 'fills') || outside(xf, 'borderId', 'borders')
      ? [`The style ${index} refers to what is not there`]
      : []),
    ...(Number(attribute(xf, 'numFmtId')) >= 164 && !formats.has(attribute(xf, 'numFmtId'))
      ? [`The style ${index} has an unknown format`]
      : []),
  ]);
  const base = listed('cellXfs')
    .filter((xf) => outside(xf, 'xfId', 'cellStyleXfs'))
    .map(() => 'A style has no base');
  return [
    ...(fills[0]?.join() === 'patternFill none' && fills[1]?.join() === 'patternFill gray125'
      ? []
      : ['The first fills are not those of every workbook']),
    ...fills.flatMap((patterns, index) => (patterns.length === 1 ? [] : [`The fill ${index} has no pattern`])),
    ...cells,
    ...base,
  ];
}

const columnOf = (letters: string) =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

function problemsOfCell(cell: Element, styles: number): string[] {
  const [type, style] = [attribute(cell, 't') || 'n', Number(attribute(cell, 's') || 0)];
  const value = only(cell, 'v')?.text;
  const isValue =
    type === 'inlineStr'
      ? only(cell, 'is') !== undefined
      : value !== undefined && Number.isFinite(Number(value)) && value !== '';
  return style < styles && isValue && ['n', 'inlineStr'].includes(type)
    ? []
    : [`The cell ${attribute(cell, 'r')} is not valid`];
}

function problemsOfSheet(sheet: Element, styles: number): string[] {
  let lastRow = 0;
  return (only(sheet, 'sheetData')?.children ?? []).flatMap((row) => {
    const number = Number(attribute(row, 'r'));
    const isLater = number > lastRow;
    lastRow = number;
    let lastColumn = 0;
    const cells = row.children.flatMap((cell) => {
      const [, letters = '', own] = /^([A-Z]{1,3})(\d+)$/.exec(attribute(cell, 'r')) ?? [];
      const column = columnOf(letters);
      const isInOrder = column > lastColumn && Number(own) === number;
      lastColumn = column;
      return [
        ...(isInOrder ? [] : [`The cell ${attribute(cell, 'r')} is out of order`]),
        ...problemsOfCell(cell, styles),
      ];
    });
    return [...(isLater ? [] : [`The row ${number} is out of order`]), ...cells];
  });
}

/** The parts that a part refers to, by their ids. */
function targetsIn(relations: Element, folder: string): ReadonlyMap<string, string> {
  return new Map(
    named(relations, 'Relationship').map((one) => [attribute(one, 'Id'), `${folder}${attribute(one, 'Target')}`]),
  );
}

function problemsOfParts(parts: ReadonlyMap<string, Element>): string[] {
  const types = parts.get('[Content_Types].xml');
  const workbook = parts.get('xl/workbook.xml');
  const relations = parts.get('xl/_rels/workbook.xml.rels');
  const styles = parts.get('xl/styles.xml');
  const root = parts.get('_rels/.rels');
  if (
    types === undefined ||
    workbook === undefined ||
    relations === undefined ||
    styles === undefined ||
    root === undefined
  )
    return ['A part is missing'];
  const typed = new Set(named(types, 'Override').map((one) => attribute(one, 'PartName').slice(1)));
  const targets = targetsIn(relations, 'xl/');
  const sheets = only(workbook, 'sheets')?.children ?? [];
  const names = sheets.map((one) => attribute(one, 'name'));
  const cellStyles = only(styles, 'cellXfs')?.children.length ?? 0;
  const rootTargets = [...targetsIn(root, '').values()];
  return [
    ...[...typed, ...targets.values(), ...rootTargets].flatMap((name) =>
      parts.has(name) ? [] : [`There is no ${name}`],
    ),
    ...[...parts.keys()].flatMap((name) =>
      typed.has(name) || /(?:\.rels|Types\].xml)$/.test(name) ? [] : [`${name} has no type`],
    ),
    ...names.flatMap((name) => (/^[^[\]:*?/\\]{1,31}$/.test(name) ? [] : [`A sheet cannot be called ${name}`])),
    ...(new Set(names).size === sheets.length && sheets.length > 0 ? [] : ['Two sheets have one name']),
    ...sheets.flatMap((one) => {
      const sheet = parts.get(targets.get(attribute(one, 'r:id')) ?? '');
      return sheet === undefined ? ['A sheet is missing'] : problemsOfSheet(sheet, cellStyles);
    }),
    ...problemsOfStyles(styles),
  ];
}

/** What a strict reader would refuse of a workbook; nothing if it is as the standard has it. */
export async function problemsOfWorkbook(bytes: Buffer): Promise<readonly string[]> {
  try {
    const files = await unzipped(bytes);
    const parts = new Map([...files].map(([name, xml]) => [name, parsed(xml, name)] as const));
    return [
      ...problemsOfParts(parts),
      ...[...parts.values()].flatMap((part) => [...misplaced(part), ...miscounted(part)]),
    ];
  } catch (error) {
    return [String(error)];
  }
}
