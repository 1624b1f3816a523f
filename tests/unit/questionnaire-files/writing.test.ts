import { describe, expect, test } from 'vitest';

import { sheetColumns } from '#domain/questionnaire-files/sheet-layout.ts';
import { writeEramba } from '#domain/questionnaire-files/write-eramba.ts';
import { sampleRows, writeSheet } from '#domain/questionnaire-files/write-sheet.ts';
import type { Question } from '#domain/questionnaire/questionnaire.ts';

import { content, option, question } from './sample-content.ts';
import { section } from './support.ts';

/** The filled cells of a row of the form by their columns. */
const filledIn = (cells: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    sheetColumns.map((column, index) => [column, cells[index] ?? ''] as const).filter(([, cell]) => cell !== ''),
  );

describe('eramba’s layout', () => {
  const rowsOf = (...questions: readonly Question[]) => writeEramba([section('A', questions)]).slice(1);

  test('has a row for each question, with what each option shows', () => {
    const [header, ...rows] = writeEramba(content);
    expect(header?.slice(0, 4)).toEqual(['Chapter ID', 'Chapter Title', 'Chapter Description', 'Question ID']);
    expect(rows).toEqual([
      [
        '1',
        'First & best',
        'About\nit',
        '1.1',
        'Which <one>|two?',
        'One of\nthem',
        '2',
        'A/B|C & D',
        'Ask/why\nnow|',
        '1',
        '3',
        '2|',
        '1.2|1.2',
        '0',
      ],
      ['1', 'First & best', 'About\nit', '1.2', 'Do you log?', '', '2', 'Yes|No', '|Risky', '0', '', '', '|2.1', '0'],
      ['2', 'Untitled Questionnaire 2', '', '2.1', 'When?', '', '4', '', '', '0', '', '', '', '0'],
      ['2', 'Untitled Questionnaire 2', '', '2.2', 'Proof?', '', '1', '', '', '0', '', '', '', '0'],
    ]);
  });

  test('several questions that an option shows are separated by blanks; types that it lacks are open answers', () => {
    const after = { shownWhen: { questionId: 'a', values: ['No'] } };
    const rows = rowsOf(
      question('a', 'A?', { type: 'YESNO' }),
      question('b', 'B?', { ...after, type: 'NUMBER' }),
      question('c', 'C?', { ...after, type: 'CHECKBOX', options: [option('X', 0)] }),
      question('d', 'D?', { type: 'YESNO' }),
    );
    expect(rows.map((cells) => [cells[6], cells[8], ...cells.slice(9, 13)])).toEqual([
      ['2', '', '0', '', '', '|1.2 1.3'],
      ['1', '', '0', '', '', ''],
      ['5', '', '1', '0', '0', ''],
      ['2', '', '0', '', '', ''],
    ]);
  });
});

describe('the form', () => {
  const [header, ...rows] = writeSheet(content);

  test('has a row for each question, and one for a section without any', () => {
    expect(header).toEqual(sheetColumns);
    expect(rows.map(filledIn)).toEqual([
      {
        Section: 'First & best',
        'Section description': 'About\nit',
        Number: '1.1',
        Question: 'Which <one>|two?',
        Help: 'One of\nthem',
        Type: 'One of several options',
        Required: 'Yes',
        Options: 'A|B\nC & D',
        Scores: '2\n',
        Warnings: 'Ask|why now\n',
        Weight: '3',
      },
      {
        Section: 'First & best',
        'Section description': 'About\nit',
        Number: '1.2',
        Question: 'Do you log?',
        Type: 'Yes or no',
        Required: 'No',
        Options: 'No',
        Warnings: 'Risky',
        Weight: '2',
        'Shown when': '1.1',
        'Shown for': 'C & D\nA|B',
      },
      {
        Section: 'Untitled Questionnaire 2',
        Number: '2.1',
        Question: 'When?',
        Type: 'Date',
        Required: 'No',
        Placeholder: 'A <day>',
        'Shown when': '1.2',
        'Shown for': 'No',
      },
      {
        Section: 'Untitled Questionnaire 2',
        Number: '2.2',
        Question: 'Proof?',
        Type: 'Files',
        Required: 'No',
        'File types': 'pdf, png',
        'Largest file (MB)': '5',
      },
      { Section: 'Empty' },
    ]);
  });

  test('leaves scores and warnings empty that no option has, and the number of a question that is gone', () => {
    const options = [option('One'), option('Two')];
    const shownWhen = { questionId: 'gone', values: ['Yes'] };
    const [, row] = writeSheet([section('A', [question('a', 'A?', { type: 'RADIO', options, shownWhen })])]);
    expect(filledIn(row ?? [])).toEqual({
      Section: 'A',
      Number: '1.1',
      Question: 'A?',
      Type: 'One of several options',
      Required: 'No',
      Options: 'One\nTwo',
      'Shown for': 'Yes',
    });
  });

  test('comes with two questions as an example', () => {
    const access = { Section: 'Access', 'Section description': 'How people get access, and lose it.' };
    expect(sampleRows.slice(1).map(filledIn)).toEqual([
      {
        ...access,
        Number: '1.1',
        Question: 'Do you use multi-factor authentication?',
        Help: 'For administrators at least.',
        Type: 'One of several options',
        Required: 'Yes',
        Options: 'For everyone\nFor administrators\nNo',
        Scores: '10\n6\n0',
        Warnings: '\n\nAsk when it will be introduced',
        Weight: '2',
      },
      {
        ...access,
        Number: '1.2',
        Question: 'When will it be introduced?',
        Type: 'Date',
        Required: 'No',
        'Shown when': '1.1',
        'Shown for': 'No',
      },
    ]);
  });
});
