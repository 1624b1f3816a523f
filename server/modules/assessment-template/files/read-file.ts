import { randomUUID } from 'node:crypto';

import { isErambaHeader } from '#domain/questionnaire-files/eramba-layout.ts';
import { readEramba } from '#domain/questionnaire-files/read-eramba.ts';
import { isSheetHeader, readSheet } from '#domain/questionnaire-files/read-sheet.ts';
import { parseVsaq, readVsaq } from '#domain/questionnaire-files/read-vsaq.ts';
import type { ReadQuestionnaires, SheetRow } from '#domain/questionnaire-files/reading.ts';
import { questionsOf } from '#domain/questionnaire.ts';
import { contentLength, templateLimits } from '#domain/template-edits.ts';
import { invalid } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import { readRows } from '#server/modules/import/file/index.ts';

const mostRows = 5000;
const mostShown = 200;

const unreadable = (message: string) => invalid([{ field: 'file', message }]);

/** The text of a JSON file, which begins with a bracket or with comments. */
function jsonIn(file: Uint8Array): string | undefined {
  const start = new TextDecoder().decode(file.subarray(0, 1000)).trimStart();
  return /^(?:\{|\/\/)/u.test(start) ? new TextDecoder().decode(file) : undefined;
}

async function rowsOf(file: Uint8Array): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const row of readRows(file)) {
    if (rows.length === mostRows) throw unreadable(`The file has more than ${mostRows} rows`);
    rows.push(row);
  }
  return rows;
}

async function readAny(file: Uint8Array): Promise<ReadQuestionnaires> {
  const json = jsonIn(file);
  if (json !== undefined) {
    const items = parseVsaq(json);
    if (items === undefined) throw unreadable('This JSON file is not a VSAQ questionnaire');
    return readVsaq(items, randomUUID);
  }
  const rows = await rowsOf(file);
  const at = rows.findIndex((row) => isErambaHeader(row) || isSheetHeader(row));
  const header = rows[at];
  if (header === undefined)
    throw unreadable('The file has no header that is known: download the form, or export from eramba');
  const below = rows.slice(at + 1);
  return isErambaHeader(header) ? readEramba(below, randomUUID) : readSheet(header, below, randomUUID);
}

/**
 * What a file would add to a template. In a worker thread: it may take seconds.
 * @throws ApiError 400 if it is none that can be read
 */
export async function readQuestionnaireFile(file: Uint8Array): Promise<Schemas['QuestionnaireImport']> {
  const { questionnaires, problems } = await readAny(file);
  const questionCount = questionsOf(questionnaires).length;
  if (questionnaires.length > templateLimits.questionnaires || questionCount > templateLimits.questions)
    throw unreadable(
      `The file has ${questionnaires.length} sections and ${questionCount} questions; a template holds at most ${templateLimits.questionnaires} and ${templateLimits.questions}`,
    );
  if (contentLength(questionnaires) > templateLimits.characters)
    throw unreadable('The file has more text than a template holds: divide it');
  return {
    questionnaires: [...questionnaires],
    questionCount,
    leftOut: problems.filter(({ leavesOut }) => leavesOut).length,
    problemCount: problems.length,
    problems: problems.slice(0, mostShown),
  };
}
