import { Document, Footer, Header, HeadingLevel, Packer, PageNumber, Paragraph, TextRun } from 'docx';

import { contentPlace } from '#domain/report/word-places.ts';

const line = (text: string) => new Paragraph({ children: [new TextRun({ text })] });

/** A template that has all places, to be given another look in Word. */
export function run(): Promise<Uint8Array> {
  const page = new Paragraph({
    children: [new TextRun({ children: ['Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES] })],
  });
  return Packer.toBuffer(
    new Document({
      title: 'Template for reports',
      sections: [
        {
          headers: { default: new Header({ children: [line('{{organisation}}')] }) },
          footers: { default: new Footer({ children: [page] }) },
          children: [
            new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun({ text: '{{title}}' })] }),
            line('As of {{as_of}}'),
            line('{{period}}'),
            line(`{{${contentPlace}}}`),
          ],
        },
      ],
    }),
  );
}
