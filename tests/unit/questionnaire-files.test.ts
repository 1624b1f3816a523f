import { expect, test } from 'vitest';

import { isErambaHeader } from '#domain/questionnaire-files/eramba-layout.ts';
import { readEramba } from '#domain/questionnaire-files/read-eramba.ts';
import { isSheetHeader, readSheet } from '#domain/questionnaire-files/read-sheet.ts';
import { parseVsaq, readVsaq } from '#domain/questionnaire-files/read-vsaq.ts';
import { plainText, type ReadQuestionnaires } from '#domain/questionnaire-files/reading.ts';
import { writeEramba } from '#domain/questionnaire-files/write-eramba.ts';
import { sampleRows, writeSheet } from '#domain/questionnaire-files/write-sheet.ts';
import { writeVsaq } from '#domain/questionnaire-files/write-vsaq.ts';
import { questionsOf, type Questionnaire } from '#domain/questionnaire.ts';
import { publicationProblems } from '#domain/template-lifecycle.ts';
import { contentFrom } from '#server/modules/assessment-template/starter/building.ts';
import { everyQuestionType } from '#server/modules/assessment-template/starter/short-checks.ts';
import { supplierSecurity } from '#server/modules/assessment-template/starter/supplier-security.ts';

function ids() {
  let count = 0;
  return () => {
    count += 1;
    return `id ${count}`;
  };
}

const rowsOf = (rows: readonly (readonly string[])[]) => rows.map((cells, index) => ({ row: index + 1, cells }));

/** Without ids: conditions name the places of questions. */
function comparable(questionnaires: readonly Questionnaire[]) {
  const places = new Map(questionsOf(questionnaires).map(({ id }, index) => [id, index]));
  return questionnaires.map(({ id: _id, questions, ...section }) => ({
    ...section,
    questions: questions.map(({ id: _questionId, shownWhen, ...question }) => ({
      ...question,
      shownWhen: shownWhen && { place: places.get(shownWhen.questionId), values: shownWhen.values },
    })),
  }));
}

const problemsIn = ({ problems }: ReadQuestionnaires) =>
  problems.map(({ row, column, leavesOut }) => `${row} ${column}${leavesOut ? ' left out' : ''}`);

const sample = contentFrom([...supplierSecurity, ...everyQuestionType], ids());

test('markup becomes text', () => {
  expect(plainText('<i>- One\n- Two</i>')).toBe('- One\n- Two');
  expect(plainText('<p>A &amp; B</p><ul><li>C&#8212;D</li></ul>')).toBe('A & B\n\n- C—D');
  expect(plainText('1 < 2 and x &unknown; y\u0007')).toBe('1 < 2 and x &unknown; y');
});

test('what is exported in the layout of the form is read again as it was', () => {
  const [header, ...rows] = rowsOf(writeSheet(sample));
  expect(header !== undefined && isSheetHeader(header)).toBe(true);
  if (header === undefined) return;
  const read = readSheet(header, rows, ids());
  expect(read.problems).toEqual([]);
  expect(comparable(read.questionnaires)).toEqual(comparable(sample));
});

test('the form can be imported as it is', () => {
  const [header, ...rows] = rowsOf(sampleRows);
  const read = header && readSheet(header, rows, ids());
  expect(read?.problems).toEqual([]);
  expect(publicationProblems(read?.questionnaires ?? [])).toEqual([]);
});

test('what is exported as VSAQ is read again but for scores, weights and limits of files', () => {
  const items = parseVsaq(JSON.stringify(writeVsaq('Supplier security', sample)));
  const read = readVsaq(items ?? [], ids());
  expect(read.problems).toEqual([]);
  const lossy = comparable(sample).map(({ questions, ...section }) => ({
    ...section,
    questions: questions.map((question) => ({
      ...question,
      weight: 0,
      maxFileSize: 0,
      allowedFileTypes: [],
      options: question.options
        .filter(({ warning }) => question.type !== 'YESNO' || warning !== '')
        .map((option) => ({ ...option, score: null })),
    })),
  }));
  expect(comparable(read.questionnaires)).toEqual(lossy);
});

test('what is exported in eramba’s layout keeps texts, choices, scores, warnings and conditions', () => {
  const [header, ...rows] = rowsOf(writeEramba(sample));
  expect(header !== undefined && isErambaHeader(header)).toBe(true);
  const read = readEramba(rows, ids());
  expect(read.problems).toEqual([]);
  const [before, after] = [
    questionsOf(comparableWithPlaces(sample)),
    questionsOf(comparableWithPlaces(read.questionnaires)),
  ];
  expect(after.map(({ question, help, shownWhen }) => ({ question, help, shownWhen }))).toEqual(
    before.map(({ question, help, shownWhen }) => ({ question, help, shownWhen })),
  );
  const choices = (questions: typeof before) => questions.filter(({ type }) => type === 'RADIO' || type === 'CHECKBOX');
  const scored = choices(before).filter(({ options }) => options.some(({ score }) => score !== null));
  expect(
    choices(after)
      .filter(({ question }) => scored.some((one) => one.question === question))
      .map(({ options }) => options),
  ).toEqual(scored.map(({ options }) => options));
});

/** Conditions name the places of questions instead of their ids. */
function comparableWithPlaces(questionnaires: readonly Questionnaire[]): readonly Questionnaire[] {
  const places = new Map(questionsOf(questionnaires).map(({ id }, index) => [id, String(index)]));
  return questionnaires.map((section) => ({
    ...section,
    questions: section.questions.map((question) => ({
      ...question,
      shownWhen: question.shownWhen && {
        ...question.shownWhen,
        questionId: places.get(question.shownWhen.questionId) ?? '',
      },
    })),
  }));
}

const erambaRow = (cells: Readonly<Record<number, string>>) =>
  Array.from({ length: 14 }, (_, index) => cells[index] ?? '');

const choice = { 0: '1', 1: 'Access', 3: '1.1', 4: 'Do you log in?', 6: '2', 7: 'Yes|No' };

test('eramba’s scores are multiplied, and a text beside a choice is a question of its own', () => {
  const rows = rowsOf([
    erambaRow({ ...choice, 6: '3', 8: '|Ask why', 9: '1', 10: '5', 11: '2|0' }),
    erambaRow({ ...choice, 3: '1.2', 9: '1', 10: '200', 11: '3|1' }),
    erambaRow({ ...choice, 3: '1.3', 6: '6' }),
    erambaRow({ ...choice, 3: '1.4', 6: '4', 7: '' }),
  ]);
  const { questionnaires, problems } = readEramba(rows, ids());
  expect(problems).toEqual([]);
  expect(questionsOf(questionnaires)).toMatchObject([
    {
      type: 'RADIO',
      weight: 5,
      options: [
        { value: 'Yes', score: 2, warning: '' },
        { value: 'No', score: 0, warning: 'Ask why' },
      ],
    },
    { type: 'TEXT_AREA', question: 'Explain your answer' },
    { type: 'RADIO', weight: 1, options: [{ score: 600 }, { score: 200 }] },
    { type: 'CHECKBOX', weight: 0, options: [{ score: null }, { score: null }] },
    { type: 'TEXT_AREA' },
    { type: 'DATE' },
  ]);
});

test('each row and column that cannot be taken over is named', () => {
  const rows = rowsOf([
    erambaRow({ ...choice, 12: '9.9 1.1|1.9|1.2' }),
    erambaRow({ ...choice, 4: '' }),
    erambaRow({ ...choice, 3: '1.3', 6: '7' }),
    erambaRow({ ...choice, 3: '1.4', 7: '' }),
    erambaRow({ ...choice, 3: '1.5', 7: 'Yes|Yes' }),
    erambaRow({ ...choice, 3: '1.6', 7: 'Yes||No' }),
    erambaRow({ ...choice, 3: '1.7', 1: '' }),
    erambaRow({ ...choice, 3: '1.8', 9: '1', 10: 'many' }),
    erambaRow({ ...choice, 3: '1.9', 12: '|1.10' }),
    erambaRow({ ...choice, 3: '1.10', 9: '1', 10: '1', 11: '1|x', 13: '1' }),
    erambaRow({ ...choice, 3: '' }),
    erambaRow({ ...choice, 3: '1.11', 4: 'x'.repeat(2001) }),
  ]);
  const read = readEramba(rows, ids());
  expect(problemsIn(read)).toEqual([
    '2 Question ID left out',
    '3 Answer Type left out',
    '4 Dropdown Options left out',
    '5 Dropdown Options left out',
    '6 Dropdown Options left out',
    '7 Chapter Title left out',
    '8 Dropdown Option Score',
    '10 Dropdown Option Score Multiplier',
    '11 Question ID left out',
    '12 Question Title',
    '1 Dropdown Option Show another Question',
    '1 Dropdown Option Show another Question',
    '1 Dropdown Option Show another Question',
    'null Question Comments & Attachments',
  ]);
  expect(questionsOf(read.questionnaires).map(({ shownWhen }) => shownWhen?.values ?? null)).toEqual([
    null,
    null,
    ['No'],
    ['No'],
    null,
  ]);
});

test('a condition on a question that comes later once chapters are put together is left out', () => {
  const rows = rowsOf([
    erambaRow({ ...choice, 3: '1.1' }),
    erambaRow({ ...choice, 0: '2', 3: '2.1', 12: '1.2|' }),
    erambaRow({ ...choice, 3: '1.2' }),
  ]);
  const read = readEramba(rows, ids());
  expect(problemsIn(read)).toEqual(['null ']);
  expect(questionsOf(read.questionnaires).map(({ shownWhen }) => shownWhen)).toEqual([null, null, null]);
});

function readForm(lines: readonly (readonly string[])[]) {
  const [header, ...rows] = rowsOf(lines);
  if (header === undefined) throw new Error('There is no header');
  return readSheet(header, rows, ids());
}

test('what is wrong in the form is named by row and column', () => {
  const columns = 'Type,Section,Question,Number,Options,Scores,Required,Weight,File types,Shown when,Shown for'.split(
    ',',
  );
  const read = readForm([
    columns,
    ['short text', 'A', 'One?', '1.1', '', '', 'maybe', '101', 'pdf, x y!', '', ''],
    ['RADIO', 'A', 'Two?', '1.2', 'Yes\nNo', '1\nx', 'YES', '3', '', '1.1', 'Yes'],
    ['Radio', 'A', 'Three?', '1.3', '', '', '', '', '', '', ''],
    ['Picture', 'A', 'Four?', '', '', '', '', '', '', '', ''],
    ['Number', '', 'Five?', '', '', '', '', '', '', '', ''],
    ['Number', 'B', '', '9', '', '', '', '', '', '', ''],
    ['Number', 'B', 'Six?', '2.1', '', '', '', '', '', '1.2', 'No'],
    ['Number', 'B', 'Seven?', '2.2', '', '', '', '', '', '1.2', 'Maybe'],
    ['Number', 'B', 'Eight?', '2.3', '', '', '', '', '', '7.7', 'No'],
    ['', 'C', '', '', '', '', '', '', '', '', ''],
  ]);
  expect(problemsIn(read)).toEqual([
    '2 Required',
    '2 Weight',
    '2 File types',
    '3 Scores',
    '3 Shown when',
    '4 Options left out',
    '5 Type left out',
    '6 Section left out',
    '7 Question left out',
    '9 Shown for',
    '10 Shown when',
  ]);
  expect(read.questionnaires.map(({ title, questions }) => `${title} ${questions.length}`)).toEqual([
    'A 2',
    'B 3',
    'C 0',
  ]);
  expect(questionsOf(read.questionnaires)).toMatchObject([
    { type: 'TEXT', required: false, weight: 0, allowedFileTypes: ['pdf', 'x'] },
    { type: 'RADIO', required: true, weight: 3, options: [{ score: 1 }, { score: null }], shownWhen: null },
    { shownWhen: { values: ['No'] } },
    { shownWhen: null },
    { shownWhen: null },
  ]);
});

test('a condition on a number that several questions have is dropped, before and after the second of them', () => {
  const read = readForm([
    ['Section', 'Number', 'Question', 'Type', 'Shown when', 'Shown for'],
    ['A', '1.1', 'First?', 'Yes or No', '', ''],
    ['A', '1.2', 'Second?', 'Yes or No', '1.1', 'Yes'],
    ['A', '1.1', 'Tenth, which a spreadsheet program has shortened?', 'Yes or No', '1.2', 'No'],
    ['A', '1.11', 'Eleventh?', 'Yes or No', '1.1', 'Yes'],
  ]);
  expect(problemsIn(read)).toEqual(['3 Shown when', '5 Shown when']);
  const shownFor = questionsOf(read.questionnaires).map(({ shownWhen }) => shownWhen?.values);
  expect(shownFor).toEqual([undefined, undefined, ['No'], undefined]);
});
