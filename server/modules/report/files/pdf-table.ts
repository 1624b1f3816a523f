import type { ReportSection } from '#domain/report/content.ts';

import { cellText, inkOn, isOfNumbers } from './cell-text.ts';
import type { PdfPages } from './pdf-pages.ts';
import { linesOf, placed, type Line } from './pdf-text.ts';

const size = 7.5;
const lineHeight = 10;
const padding = 4;

/** No column takes more of the width for its longest word. */
const widestWord = 0.3;

/** So many rows say how wide the words of a column are. */
const sampled = 200;

/** Widths in points: room for the words of each column, and the rest by weight. */
function widthsOf({ columns, rows }: ReportSection, pages: PdfPages): number[] {
  const { width, timeZone } = pages;
  pages.use('bold', size);
  const needed = columns.map(({ label }, index) => {
    const texts = rows.slice(0, sampled).map(({ cells }) => cellText(cells[index] ?? null, timeZone));
    const words = [label, ...texts].flatMap((text) => text.split(/\s/u));
    const longest = Math.max(...words.map((word) => (word.length > 40 ? 0 : pages.measure(word))));
    return Math.min(longest, width * widestWord) + 2 * padding + 1;
  });
  const all = needed.reduce((sum, one) => sum + one, 0);
  if (all >= width) return needed.map((one) => (one * width) / all);
  const weights = columns.reduce((sum, { weight }) => sum + weight, 0);
  return needed.map((one, index) => one + ((width - all) * (columns[index]?.weight ?? 1)) / weights);
}

/** Its types do not know the scope of a head. */
const headOfColumn = { title: '', scope: 'Column' };

interface Cell {
  readonly lines: readonly Line[];
  readonly isNumber: boolean;
  readonly fill: string | null;
}

/** A table that continues over pages; its head is repeated as an artifact, because readers have it from the first. */
export class PdfTable {
  readonly #pages: PdfPages;
  readonly #widths: readonly number[];
  readonly #lefts: readonly number[];
  readonly #head: readonly Cell[];

  constructor(pages: PdfPages, section: ReportSection) {
    this.#pages = pages;
    this.#widths = widthsOf(section, pages);
    this.#lefts = this.#widths.map((_, index) => this.#widths.slice(0, index).reduce((sum, width) => sum + width, 0));
    pages.use('bold', size);
    this.#head = section.columns.map(({ label }, index) => ({
      lines: this.#broken(label, index),
      isNumber: isOfNumbers(section, index),
      fill: null,
    }));
  }

  #broken(text: string, column: number): Line[] {
    return linesOf(text, (this.#widths[column] ?? 0) - 2 * padding, (part) => this.#pages.measure(part));
  }

  #heightOf(lines: number): number {
    return lines * lineHeight + 2 * padding;
  }

  /** The lines of a cell from one on, as many as are asked for. */
  #draw({ lines, isNumber, fill }: Cell, column: number, from: number, most: number): void {
    const pages = this.#pages;
    const left = this.#lefts[column] ?? 0;
    const room = (this.#widths[column] ?? 0) - 2 * padding;
    pages.ink(fill === null ? '#11191B' : inkOn(fill));
    for (const [index, line] of lines.slice(from, from + most).entries()) {
      const measure = (text: string) => pages.measure(text);
      const indent = isNumber ? Math.max(0, room - measure(line.text)) : 0;
      for (const piece of placed(line, room, measure))
        pages.put(piece.text, left + padding + indent + piece.left, padding + index * lineHeight);
    }
  }

  #headHeight(): number {
    return this.#heightOf(Math.max(1, ...this.#head.map(({ lines }) => lines.length)));
  }

  #decorateHead(): void {
    const { width } = this.#pages;
    this.#pages.artifact('Layout', () => {
      this.#pages.fill(0, 0, width, this.#headHeight(), '#EDF0F0');
      this.#pages.rule(this.#headHeight(), '#838F92');
    });
  }

  /** The head on a page after the first. */
  #repeatHead(): void {
    this.#decorateHead();
    this.#pages.artifact('Pagination', () => {
      this.#pages.use('bold', size);
      for (const [index, cell] of this.#head.entries()) this.#draw(cell, index, 0, cell.lines.length);
    });
    this.#pages.down(this.#headHeight());
  }

  #firstHead(table: PDFKit.PDFStructureElement): void {
    const { doc } = this.#pages;
    this.#decorateHead();
    const head = doc.struct('THead');
    table.add(head);
    const row = doc.struct('TR');
    head.add(row);
    for (const [index, cell] of this.#head.entries()) {
      row.add(
        doc.struct('TH', headOfColumn, () => {
          this.#pages.use('bold', size);
          this.#draw(cell, index, 0, cell.lines.length);
        }),
      );
    }
    head.end();
    this.#pages.down(this.#headHeight());
  }

  #row(body: PDFKit.PDFStructureElement, cells: readonly Cell[]): void {
    const pages = this.#pages;
    const { doc } = pages;
    const row = doc.struct('TR');
    body.add(row);
    const tags = cells.map(() => doc.struct('TD'));
    for (const tag of tags) row.add(tag);
    const lines = Math.max(1, ...cells.map((cell) => cell.lines.length));
    if (this.#heightOf(lines) > pages.room && this.#heightOf(lines) <= pages.roomOfPage - this.#headHeight())
      this.#nextPage();
    for (let from = 0; from < lines;) {
      if (pages.room < this.#heightOf(1)) this.#nextPage();
      const most = Math.min(lines - from, Math.floor((pages.room - 2 * padding) / lineHeight));
      this.#part(tags, cells, from, most);
      from += most;
    }
    row.end();
  }

  #nextPage(): void {
    this.#pages.next();
    this.#repeatHead();
  }

  #part(tags: readonly PDFKit.PDFStructureElement[], cells: readonly Cell[], from: number, most: number): void {
    const pages = this.#pages;
    const height = this.#heightOf(most);
    pages.artifact('Layout', () => {
      for (const [index, { fill }] of cells.entries())
        if (fill !== null) pages.fill(this.#lefts[index] ?? 0, 0, this.#widths[index] ?? 0, height, fill);
      pages.rule(height, '#DCE2E2');
    });
    for (const [index, tag] of tags.entries()) {
      const cell = cells[index];
      if (cell === undefined || (from > 0 && cell.lines.length <= from)) continue;
      tag.add(() => {
        pages.use('regular', size);
        this.#draw(cell, index, from, most);
      });
    }
    pages.down(height);
  }

  /** Draws the table at the place where the page stands. */
  draw(parent: PDFKit.PDFStructureElement, { columns, rows }: ReportSection): void {
    const pages = this.#pages;
    const table = pages.doc.struct('Table');
    parent.add(table);
    if (pages.room < this.#headHeight() + this.#heightOf(2)) pages.next();
    this.#firstHead(table);
    const body = pages.doc.struct('TBody');
    table.add(body);
    for (const { cells, fills } of rows) {
      pages.use('regular', size);
      this.#row(
        body,
        columns.map((_, index) => {
          const cell = cells[index] ?? null;
          return {
            lines: this.#broken(cellText(cell, pages.timeZone), index),
            isNumber: cell?.type === 'number',
            fill: fills?.[index] ?? null,
          };
        }),
      );
    }
    table.end();
  }
}
