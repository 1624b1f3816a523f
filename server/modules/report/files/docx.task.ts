import {
  AlignmentType,
  Document,
  Footer,
  HeadingLevel,
  Packer,
  PageNumber,
  PageOrientation,
  Paragraph,
  patchDocument,
  PatchType,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';

import { originText, type ReportContent, type ReportSection } from '#domain/report/content.ts';
import { contentPlace, type LinePlace } from '#domain/report/word-places.ts';

import { isRightToLeftParagraph } from './bidi.ts';
import { cellText, inkOn, isOfNumbers } from './cell-text.ts';
import { fixedArchive } from './fixed-archive.ts';

/** In twentieths of a point. */
const papers = { A4: { width: 11_906, height: 16_838 }, LETTER: { width: 12_240, height: 15_840 } } as const;

const mostUpright = 6;
const fontName = 'Calibri';

interface Look {
  readonly size: number;
  readonly bold?: boolean;
  readonly color?: string;
}

/** A text, each of its lines as a paragraph; Word orders right-to-left text by itself. */
const paragraphs = (text: string, look: Look, isNumber = false): Paragraph[] =>
  text.split('\n').map((line) => {
    const rightToLeft = isRightToLeftParagraph(line);
    return new Paragraph({
      bidirectional: rightToLeft,
      ...(isNumber ? { alignment: AlignmentType.END } : {}),
      children: [new TextRun({ text: line, font: fontName, rightToLeft, ...look })],
    });
  });

const shadingOf = (fill: string) => ({ type: ShadingType.CLEAR, color: 'auto', fill: fill.slice(1) });

function tableOf(section: ReportSection, timeZone: string): Table {
  const { columns, rows } = section;
  const all = columns.reduce((sum, { weight }) => sum + weight, 0);
  const widthOf = (index: number) => ({
    size: Math.round(((columns[index]?.weight ?? 1) * 100) / all),
    type: WidthType.PERCENTAGE,
  });
  const head = new TableRow({
    tableHeader: true,
    children: columns.map(
      ({ label }, index) =>
        new TableCell({
          width: widthOf(index),
          shading: shadingOf('#EDF0F0'),
          children: paragraphs(label, { size: 16, bold: true }, isOfNumbers(section, index)),
        }),
    ),
  });
  const body = rows.map(
    ({ cells, fills }) =>
      new TableRow({
        cantSplit: true,
        children: columns.map((_, index) => {
          const cell = cells[index] ?? null;
          const fill = fills?.[index] ?? null;
          const color = fill === null ? undefined : inkOn(fill).slice(1);
          return new TableCell({
            width: widthOf(index),
            ...(fill === null ? {} : { shading: shadingOf(fill) }),
            children: paragraphs(
              cellText(cell, timeZone),
              { size: 16, ...(color === undefined ? {} : { color }) },
              cell?.type === 'number',
            ),
          });
        }),
      }),
  );
  return new Table({ width: { size: 100, type: WidthType.PERCENTAGE }, rows: [head, ...body] });
}

function sectionOf(section: ReportSection, timeZone: string): (Paragraph | Table)[] {
  const { title, note, columns, rows } = section;
  const hasTable = columns.length > 0 && rows.length > 0;
  const said = note === '' && !hasTable ? 'There is nothing to report.' : note;
  return [
    new Paragraph({ heading: HeadingLevel.HEADING_2, children: [new TextRun({ text: title, font: fontName })] }),
    ...(said === '' ? [] : paragraphs(said, { size: 18, color: '465255' })),
    ...(hasTable ? [tableOf(section, timeZone)] : []),
  ];
}

/** What the report says, below its title. */
const bodyOf = ({ sections, timeZone }: ReportContent) => sections.flatMap((section) => sectionOf(section, timeZone));

function ownDocument(content: ReportContent): Promise<Buffer> {
  const { title, organisation, asOfText, timeZone, sections, paper, author } = content;
  const isWide = sections.some(({ columns }) => columns.length > mostUpright);
  const small: Look = { size: 16, color: '465255' };
  const footer = new Paragraph({
    alignment: AlignmentType.END,
    children: [
      new TextRun({
        ...small,
        font: fontName,
        children: ['Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES],
      }),
    ],
  });
  const file = new Document({
    title,
    subject: organisation,
    creator: author ?? organisation,
    lastModifiedBy: author ?? organisation,
    revision: 1,
    styles: { default: { document: { run: { font: fontName, language: { value: 'en-GB' } } } } },
    sections: [
      {
        properties: {
          page: {
            size: { ...papers[paper], orientation: isWide ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT },
          },
        },
        footers: { default: new Footer({ children: [footer] }) },
        children: [
          new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun({ text: title, font: fontName })] }),
          ...paragraphs(`${organisation} · as of ${asOfText} (${timeZone})`, { size: 20 }),
          ...[originText(content), ...content.notes].flatMap((line) => paragraphs(line, small)),
          ...bodyOf(content),
        ],
      },
    ],
  });
  return Packer.toBuffer(file);
}

/** The organisation's template with a report in it. Places that it does not have are left out. */
async function inTemplate(template: Uint8Array, content: ReportContent): Promise<Buffer> {
  const { title, organisation, asOfText, timeZone, period, author, definition, notes } = content;
  const lines: Readonly<Record<LinePlace, string>> = {
    title,
    organisation,
    as_of: `${asOfText}, ${timeZone}`,
    period: `${definition} · ${period}`,
    author: author ?? organisation,
  };
  const patches = Object.entries(lines).map(([place, text]) => [
    place,
    { type: PatchType.PARAGRAPH, children: [new TextRun({ text })] } as const,
  ]);
  const said = notes.flatMap((line) => paragraphs(line, { size: 16, color: '465255' }));
  return patchDocument({
    outputType: 'nodebuffer',
    data: template,
    patches: {
      ...Object.fromEntries(patches),
      [contentPlace]: { type: PatchType.DOCUMENT, children: [...said, ...bodyOf(content)] },
    },
    trimPlaceholders: true,
  });
}

interface WordReport {
  readonly content: ReportContent;
  /** The organisation's template; null for the layout of its own. */
  readonly template: Uint8Array | null;
}

/** Writes a report as a Word document, in which people can go on writing. */
export async function run({ content, template }: WordReport): Promise<Uint8Array> {
  const file = await (template === null ? ownDocument(content) : inTemplate(template, content));
  return fixedArchive(file, new Date(content.asOf));
}
