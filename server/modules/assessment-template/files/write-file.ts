import { Readable } from 'node:stream';

import { writeEramba } from '#domain/questionnaire-files/write-eramba.ts';
import { sampleRows, writeSheet } from '#domain/questionnaire-files/write-sheet.ts';
import { writeVsaq } from '#domain/questionnaire-files/write-vsaq.ts';
import type { Questionnaire } from '#domain/questionnaire/questionnaire.ts';
import type { FileAnswer, Schemas } from '#server/contract/types.ts';
import { columnsOfTable, sheetOf, tableFile, workbook, type Table } from '#server/modules/record/index.ts';

function workbookOf(table: Table): Readable {
  const { sheet, file } = workbook();
  sheet.end(sheetOf(columnsOfTable(table), table.slice(1)));
  return file;
}

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What a file is named after. */
interface Named {
  readonly ref: string;
  readonly title: string;
}

/** The content of a template as a file. */
export function questionnaireFile(
  { ref, title }: Named,
  questionnaires: readonly Questionnaire[],
  format: Schemas['QuestionnaireFormat'],
): FileAnswer {
  if (format === 'xlsx')
    return { name: `${ref}.xlsx`, contentType: sheetType, content: workbookOf(writeSheet(questionnaires)) };
  if (format === 'vsaq') {
    const text = `${JSON.stringify(writeVsaq(title, questionnaires), null, 2)}\n`;
    return { name: `${ref}.vsaq.json`, contentType: 'application/vsaq+json', content: Readable.from([text]) };
  }
  return tableFile(ref, writeEramba(questionnaires), 'csv');
}

/** A form to be filled in and imported. */
export const formFile = (): FileAnswer => ({
  name: 'questionnaire-form.xlsx',
  contentType: sheetType,
  content: workbookOf(sampleRows),
});
