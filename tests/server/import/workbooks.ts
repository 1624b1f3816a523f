import yazl from 'yazl';

/** An archive with these parts. */
export async function zip(parts: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const archive = new yazl.ZipFile();
  for (const [name, content] of Object.entries(parts)) archive.addBuffer(Buffer.from(content), name);
  archive.end();
  const chunks: Buffer[] = [];
  for await (const chunk of archive.outputStream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

const workbook = '<workbook><sheets><sheet name="A" r:id="r1"/></sheets></workbook>';
export const relations = '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>';

/** A cell with a text. */
export const cell = (address: string, text: string) => `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;

export const sheetOf = (rows: string, before = '') => `${before}<worksheet><sheetData>${rows}</sheetData></worksheet>`;

/** A workbook with one sheet. */
export const book = (sheet: string, others: Readonly<Record<string, string | Buffer>> = {}) =>
  zip({
    'xl/workbook.xml': workbook,
    'xl/_rels/workbook.xml.rels': relations,
    'xl/worksheets/sheet1.xml': sheet,
    ...others,
  });

/** Styles of cells: 0 plain, 1 `0%`, 2 a day, 3 a day with a time, 4 `0.0%`, 5 `dd.mm.yyyy hh:mm`. */
const styles = `<styleSheet>
  <numFmts><numFmt numFmtId="170" formatCode="0.0%"/><numFmt numFmtId="171" formatCode="dd.mm.yyyy hh:mm"/></numFmts>
  <cellXfs>${[0, 9, 14, 22, 170, 171].map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`;

/** A cell as it is written in a sheet, without its address. */
type Written = (address: string) => string;

export const text =
  (value: string): Written =>
  (address) =>
    cell(address, value);
export const number =
  (value: number, style = 0): Written =>
  (address) =>
    `<c r="${address}" s="${style}"><v>${value}</v></c>`;
/** @param result as it is stored, undefined if there is none */
export const formula =
  (result?: number, style = 0): Written =>
  (address) =>
    `<c r="${address}" s="${style}"><f>A1</f>${result === undefined ? '<v/>' : `<v>${result}</v>`}</c>`;
/** A formula whose result is an empty text. */
export const emptyFormula: Written = (address) => `<c r="${address}" t="str"><f>A1</f><v></v></c>`;

/** A workbook with these cells, whose numbers have the styles above. */
export const styledBook = (...rows: readonly (readonly Written[])[]) =>
  book(
    sheetOf(
      rows
        .map((cells, index) => {
          const row = index + 1;
          return `<row r="${row}">${cells.map((write, at) => write(`${String.fromCharCode(65 + at)}${row}`)).join('')}</row>`;
        })
        .join(''),
    ),
    { 'xl/styles.xml': styles },
  );
