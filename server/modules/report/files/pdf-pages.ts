import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import PdfDocument from 'pdfkit';

import type { ReportContent } from '#domain/report/content.ts';

import { needsOrder } from './bidi.ts';

const files = createRequire(import.meta.url);

/** DejaVu has Latin, Greek, Cyrillic, Hebrew and Arabic letters in one file (decision 174). */
const shaped = {
  regular: readFileSync(files.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf')),
  bold: readFileSync(files.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf')),
} as const;

type Font = keyof typeof shaped;

const tableEntry = 16;

/** Where the tables of a font are, by the entries of its directory. */
function* entriesOf(font: Buffer): Generator<{ readonly at: number; readonly tag: string }> {
  const end = 12 + font.readUInt16BE(4) * tableEntry;
  for (let at = 12; at < end; at += tableEntry) yield { at, tag: font.toString('latin1', at, at + 4) };
}

/** pdfkit takes two files for one font if their names and this sum are the same, and then reads one again for every text. */
function distinct(font: Buffer, number: number): Buffer {
  const own = Buffer.from(font);
  for (const { at, tag } of entriesOf(own)) if (tag === 'head') own.writeUInt32BE(number, own.readUInt32BE(at + 8) + 8);
  return own;
}

/**
 * The font without its tables of substitutions and positions: most texts need neither, and applying them takes a hundred
 * times as long as everything else. Their entries in the directory get names that nobody reads.
 */
function withoutShaping(font: Buffer): Buffer {
  for (const { at, tag } of entriesOf(font))
    if (['GSUB', 'GPOS', 'GDEF', 'kern'].includes(tag)) font.write('x', at, 'latin1');
  return font;
}

const fonts = {
  regular: withoutShaping(distinct(shaped.regular, 1)),
  bold: withoutShaping(distinct(shaped.bold, 2)),
  'regular shaped': distinct(shaped.regular, 3),
  'bold shaped': distinct(shaped.bold, 4),
} as const;

const margin = 40;
const footer = 24;

/** Tables with more columns need the long side. */
const mostUpright = 6;

const papers = { A4: 'A4', LETTER: 'LETTER' } as const;

/** The pages of a report, filled from top to bottom. */
export class PdfPages {
  readonly doc: PDFKit.PDFDocument;
  readonly timeZone: string;
  readonly #content: ReportContent;
  #number = 0;
  #font: Font = 'regular';
  #size = 0;
  #set = '';
  #top = margin;

  constructor(content: ReportContent) {
    const { title, organisation, author, asOf, paper, sections, timeZone } = content;
    this.#content = content;
    this.timeZone = timeZone;
    const isWide = sections.some(({ columns }) => columns.length > mostUpright);
    // Nothing here may depend on when or where the file is written: the same content has the same bytes.
    const made = new Date(asOf);
    this.doc = new PdfDocument({
      size: papers[paper],
      layout: isWide ? 'landscape' : 'portrait',
      margin,
      autoFirstPage: false,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: 'en-GB',
      font: files.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'),
      info: {
        Title: title,
        Author: author ?? organisation,
        Subject: organisation,
        Creator: 'Attest',
        Producer: 'Attest',
        CreationDate: made,
        ModDate: made,
      },
    });
    for (const [name, file] of Object.entries(fonts)) this.doc.registerFont(name, file);
    this.next();
  }

  /** Between the margins, in points. */
  get width(): number {
    return this.doc.page.width - 2 * margin;
  }

  /** Above the footer, below the place where the page stands. */
  get room(): number {
    return this.doc.page.height - margin - footer - this.#top;
  }

  get roomOfPage(): number {
    return this.doc.page.height - 2 * margin - footer;
  }

  /** The font of what follows. */
  use(font: Font, size: number): void {
    this.#font = font;
    this.#size = size;
  }

  /** Sets the font that a text needs: Arabic letters are joined, and right-to-left words are turned, by their shaping. */
  #setFor(text: string): void {
    const name = needsOrder(text) ? (`${this.#font} shaped` as const) : this.#font;
    const set = `${name} ${this.#size}`;
    if (this.#set === set) return;
    this.#set = set;
    this.doc.font(name).fontSize(this.#size);
  }

  measure(text: string): number {
    this.#setFor(text);
    return this.doc.widthOfString(text);
  }

  ink(colour: string): void {
    this.doc.fillColor(colour);
  }

  /** Writes at a distance from the left margin and from the place where the page stands. */
  put(text: string, left: number, below: number): void {
    if (text.trim() === '') return;
    this.#setFor(text);
    this.doc.text(text, margin + left, this.#top + below, { lineBreak: false });
  }

  fill(left: number, below: number, width: number, height: number, colour: string): void {
    this.doc.rect(margin + left, this.#top + below, width, height).fill(colour);
  }

  rule(below: number, colour: string): void {
    const y = this.#top + below;
    this.doc
      .moveTo(margin, y)
      .lineTo(margin + this.width, y)
      .lineWidth(0.5)
      .stroke(colour);
  }

  down(by: number): void {
    this.#top += by;
  }

  /** What is no content: lines, colours, repeated heads. */
  artifact(type: 'Layout' | 'Pagination', draw: () => void): void {
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
  }

  /** The next page, with its footer. */
  next(): void {
    this.doc.addPage();
    this.#number += 1;
    this.#top = this.doc.page.height - margin - 8;
    const { organisation, title, asOfText } = this.#content;
    this.artifact('Pagination', () => {
      this.use('regular', 7);
      this.ink('#465255');
      const page = `Page ${this.#number}`;
      this.put(page, this.width - this.measure(page), 0);
      let line = `${organisation} · ${title} · as of ${asOfText}`;
      while (line.length > 40 && this.measure(line) > this.width - 60) line = `${line.slice(0, -2)}…`;
      this.put(line, 0, 0);
    });
    this.#top = margin;
  }
}
