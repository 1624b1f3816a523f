import { originText, type ReportContent, type ReportSection } from '#domain/report/content.ts';

import { PdfPages } from './pdf-pages.ts';
import { PdfTable } from './pdf-table.ts';
import { linesOf, placed } from './pdf-text.ts';

interface TextStyle {
  readonly tag: 'H1' | 'H2' | 'P';
  readonly font: 'regular' | 'bold';
  readonly size: number;
  readonly colour: string;
  readonly after: number;
}

const styles = {
  title: { tag: 'H1', font: 'bold', size: 18, colour: '#0B5F70', after: 6 },
  heading: { tag: 'H2', font: 'bold', size: 12, colour: '#0B5F70', after: 4 },
  text: { tag: 'P', font: 'regular', size: 9, colour: '#11191B', after: 3 },
  note: { tag: 'P', font: 'regular', size: 8, colour: '#465255', after: 3 },
} as const satisfies Readonly<Record<string, TextStyle>>;

/** A paragraph or heading, line by line over pages. */
function write(pages: PdfPages, parent: PDFKit.PDFStructureElement, text: string, style: TextStyle): void {
  const { tag, font, size, colour, after } = style;
  const height = size * 1.35;
  const measure = (part: string) => pages.measure(part);
  pages.use(font, size);
  const lines = linesOf(text, pages.width, measure);
  const element = pages.doc.struct(tag);
  parent.add(element);
  for (const line of lines) {
    if (pages.room < height) pages.next();
    element.add(() => {
      pages.use(font, size);
      pages.ink(colour);
      for (const piece of placed(line, pages.width, measure)) pages.put(piece.text, piece.left, 0);
    });
    pages.down(height);
  }
  element.end();
  pages.down(after);
}

function writeSection(pages: PdfPages, parent: PDFKit.PDFStructureElement, section: ReportSection): void {
  const element = pages.doc.struct('Sect');
  parent.add(element);
  pages.down(10);
  // A heading stays with what follows it.
  if (pages.room < 80) pages.next();
  write(pages, element, section.title, styles.heading);
  if (section.note !== '') write(pages, element, section.note, styles.note);
  if (section.columns.length > 0 && section.rows.length > 0) new PdfTable(pages, section).draw(element, section);
  else if (section.note === '') write(pages, element, 'There is nothing to report.', styles.note);
  element.end();
}

/** Writes a report as a tagged PDF. */
export async function run(content: ReportContent): Promise<Uint8Array> {
  const pages = new PdfPages(content);
  const { doc } = pages;
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    doc.once('end', resolve);
    doc.once('error', reject);
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  write(pages, root, content.title, styles.title);
  write(pages, root, `${content.organisation} · as of ${content.asOfText} (${content.timeZone})`, styles.text);
  write(pages, root, originText(content), styles.note);
  for (const note of content.notes) write(pages, root, note, styles.note);
  for (const section of content.sections) writeSection(pages, root, section);
  root.end();
  doc.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}
