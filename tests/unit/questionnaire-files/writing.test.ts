import { describe, expect, test } from 'vitest';

import { sheetColumns } from '#domain/questionnaire-files/sheet-layout.ts';
import { writeEramba } from '#domain/questionnaire-files/write-eramba.ts';
import { sampleRows, writeSheet } from '#domain/questionnaire-files/write-sheet.ts';
import { writeVsaq } from '#domain/questionnaire-files/write-vsaq.ts';
import { bareQuestion, type Question } from '#domain/questionnaire.ts';

import { section } from './support.ts';

const question = (id: string, text: string, rest: Partial<Question> = {}): Question => ({
  ...bareQuestion(id, text),
  ...rest,
});

const option = (value: string, score: number | null = null, warning = '') => ({ value, score, warning });

const which = question('a-1', 'Which <one>|two?', {
  type: 'RADIO',
  help: 'One of\nthem',
  required: true,
  weight: 3,
  options: [option('A|B', 2, 'Ask|why\nnow'), option('C & D')],
});
const log = question('b-2', 'Do you log?', {
  type: 'YESNO',
  weight: 2,
  options: [option('No', null, 'Risky')],
  shownWhen: { questionId: 'a-1', values: ['C & D', 'A|B'] },
});
const when = question('c-3', 'When?', {
  type: 'DATE',
  placeholder: 'A <day>',
  shownWhen: { questionId: 'b-2', values: ['No'] },
});
const proof = question('d-4', 'Proof?', { type: 'FILE', allowedFileTypes: ['pdf', 'png'], maxFileSize: 5 });
/** The filled cells of a row of the form by their columns. */
const filledIn = (cells: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    sheetColumns.map((column, index) => [column, cells[index] ?? ''] as const).filter(([, cell]) => cell !== ''),
  );

const content = [section('First & best', [which, log], 'About\nit'), section('', [when, proof]), section('Empty', [])];

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
        '2|0',
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
    );
    expect(rows.map((cells) => [cells[6], cells[8], ...cells.slice(9, 13)])).toEqual([
      ['2', '', '0', '', '', '|1.2 1.3'],
      ['1', '', '0', '', '', ''],
      ['5', '', '1', '0', '0', ''],
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

describe('VSAQ', () => {
  /** What is written for one section with these questions. */
  const fileOf = (...questions: readonly Question[]) => writeVsaq('Whole', [section('A', questions)]);
  /** A file with these items in its only section. */
  const fileWith = (...items: readonly object[]) => ({
    version: 1,
    questionnaire: [{ type: 'block', text: 'Whole', items: [{ type: 'block', id: 'q_A', text: 'A', items }] }],
  });

  test('has a block for each section, in one with the title of the whole', () => {
    expect(writeVsaq('A <whole>', content)).toEqual({
      version: 1,
      questionnaire: [
        {
          type: 'block',
          text: 'A &lt;whole&gt;',
          items: [
            {
              type: 'block',
              id: 'q_First & best',
              text: 'First &amp; best',
              items: [
                { type: 'info', text: 'About<br>it' },
                { type: 'spacer' },
                { type: 'info', text: 'One of<br>them' },
                {
                  type: 'radiogroup',
                  id: 'q_a1',
                  text: 'Which &lt;one&gt;|two?',
                  required: true,
                  defaultChoice: false,
                  choices: [{ q_a1_1: 'A|B' }, { q_a1_2: 'C &amp; D' }],
                },
                { type: 'tip', cond: 'q_a1_1', text: 'Ask|why<br>now', warn: 'yes', severity: 'medium' },
                { type: 'yesno', id: 'q_b2', text: 'Do you log?', yes: 'Yes', no: 'No', cond: 'q_a1_1 || q_a1_2' },
                { type: 'tip', cond: 'q_b2/no', text: 'Risky', warn: 'yes', severity: 'medium' },
              ],
            },
            {
              type: 'block',
              id: 'q_',
              text: 'Untitled Questionnaire 2',
              items: [
                {
                  type: 'line',
                  id: 'q_c3',
                  text: 'When?',
                  placeholder: 'A <day>',
                  inputType: 'date',
                  cond: 'q_b2/no',
                },
                { type: 'upload', id: 'q_d4', text: 'Proof?' },
              ],
            },
            { type: 'block', id: 'q_Empty', text: 'Empty', items: [] },
          ],
        },
      ],
    });
  });

  test('has an item for each type of question; help has the condition of its question', () => {
    const shownWhen = { questionId: 'a', values: ['Yes'] };
    expect(
      fileOf(
        question('a', 'A?', { type: 'YESNO' }),
        question('b', 'B?', { placeholder: 'Here', help: 'Help', shownWhen }),
        question('c', 'C?', { type: 'CHECKBOX', options: [option('X')] }),
        question('d', 'D?', { type: 'NUMBER' }),
        question('e', 'E?', { type: 'URL' }),
        question('f', 'F?', { type: 'TEXT' }),
      ),
    ).toEqual(
      fileWith(
        { type: 'yesno', id: 'q_a', text: 'A?', yes: 'Yes', no: 'No' },
        { type: 'info', cond: 'q_a/yes', text: 'Help' },
        { type: 'box', id: 'q_b', text: 'B?', placeholder: 'Here', cond: 'q_a/yes' },
        { type: 'checkgroup', id: 'q_c', text: 'C?', defaultChoice: false, choices: [{ q_c_1: 'X' }] },
        { type: 'line', id: 'q_d', text: 'D?', inputType: 'number' },
        { type: 'line', id: 'q_e', text: 'E?', inputType: 'url' },
        { type: 'line', id: 'q_f', text: 'F?' },
      ),
    );
  });
});
