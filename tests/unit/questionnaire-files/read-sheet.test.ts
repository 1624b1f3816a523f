import { describe, expect, test } from 'vitest';

import { isSheetHeader } from '#domain/questionnaire-files/read-sheet.ts';
import { bareQuestion, questionsOf } from '#domain/questionnaire/questionnaire.ts';

import { radio, read, readLines, yesNo } from './sheet-rows.ts';
import { conditionsIn, problemLines } from './support.ts';

describe('the header', () => {
  test('has the three columns without which there is no question, in any order and case', () => {
    const isHeader = (...cells: readonly string[]) => isSheetHeader({ row: 1, cells });
    expect(isHeader(' TYPE ', 'x', 'question', 'Section')).toBe(true);
    expect(isHeader('Question', 'Section')).toBe(false);
    expect(isHeader('Type', 'Section')).toBe(false);
    expect(isHeader('Type', 'Question')).toBe(false);
  });

  test('says where the cells of a row are; missing columns are empty', () => {
    const result = readLines([' TYPE ', 'Other', 'question', 'Section'], ['date', 'x', 'When?\u0007', ' A ']);
    expect(problemLines(result)).toEqual([]);
    expect(result.questionnaires).toEqual([
      {
        id: 'id 1',
        title: 'A',
        description: '',
        questions: [{ ...bareQuestion('id 2', 'When?'), type: 'DATE' }],
      },
    ]);
  });
});

test('everything that a question can have is read', () => {
  const result = read({
    Section: 'A',
    'Section description': ' About A ',
    Number: ' 1.1 ',
    Question: ' Which? ',
    Help: ' Why ',
    Type: 'checkbox',
    Required: 'YES',
    Placeholder: ' Choose ',
    Options: ' One\r\nTwo  words\rThree\n\nFour',
    Scores: '10\n\n0\n1000',
    Warnings: '\n\nAsk  why\n',
    Weight: '100',
    'File types': ' .PDF, docx;png\n7z ',
    'Largest file (MB)': '100',
  });
  expect(problemLines(result)).toEqual([]);
  expect(result.questionnaires).toMatchObject([
    {
      title: 'A',
      description: 'About A',
      questions: [
        {
          question: 'Which?',
          help: 'Why',
          type: 'CHECKBOX',
          required: true,
          placeholder: 'Choose',
          options: [
            { value: 'One', score: 10, warning: '' },
            { value: 'Two words', score: null, warning: '' },
            { value: 'Three', score: 0, warning: 'Ask why' },
            { value: 'Four', score: 1000, warning: '' },
          ],
          weight: 100,
          allowedFileTypes: ['pdf', 'docx', 'png', '7z'],
          maxFileSize: 100,
        },
      ],
    },
  ]);
});

test('a type is read by its label or its name', () => {
  const types = ['Short text', 'TEXT_AREA', 'yes or no', 'YesNo', 'Number', 'file', 'url'];
  const result = read(...types.map((type, index) => yesNo(String(index), { Type: type })));
  expect(questionsOf(result.questionnaires).map(({ type }) => type)).toEqual([
    'TEXT',
    'TEXT_AREA',
    'YESNO',
    'YESNO',
    'NUMBER',
    'FILE',
    'URL',
  ]);
});

test('rows that make no question are named with the reason', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => `Option ${index}`).join('\n');
  const result = read(
    yesNo('1', { Section: ' ' }),
    yesNo('2', { Question: ' ' }),
    yesNo('3', { Type: 'Picture' }),
    radio('4', ''),
    radio('5', '\n \n', { Type: 'CHECKBOX' }),
    radio('6', 'Yes\n Yes'),
    radio('7', many(51)),
    radio('8', many(50)),
    yesNo('9', { 'Shown when': '2', 'Shown for': 'Yes' }),
  );
  expect(problemLines(result)).toEqual([
    '2 Section (left out): Enter the title of its section',
    '3 Question (left out): Enter a question',
    '4 Type (left out): Enter one of: Short text, Long text, Number, Date, Web address, Yes or no, One of several options, Any of several options, Files',
    '5 Options (left out): List the options, one in each line',
    '6 Options (left out): List the options, one in each line',
    '7 Options (left out): Two options are the same',
    '8 Options (left out): A question has at most 50 options',
    '10 Shown when: There is no earlier question 2: always shown',
  ]);
  expect(Object.keys(conditionsIn(result))).toEqual(['8?', '9?']);
});

test('what cannot be kept of a question is left empty, and named', () => {
  const types = Array.from({ length: 21 }, (_, index) => `t${index}`);
  const result = read(
    radio('1', 'Yes\nNo\nMaybe', { Scores: '1001\nx\n-1' }),
    yesNo('2', { Required: 'maybe', Weight: '101', 'Largest file (MB)': '1.5' }),
    yesNo('3', { Required: 'no', Weight: 'x1', 'Largest file (MB)': '5x' }),
    yesNo('4', { 'File types': 'pdf, x!, elevenchars, .' }),
    yesNo('5', { 'File types': types.join(' ') }),
    yesNo('6', { 'File types': 'tar.gz' }),
  );
  expect(problemLines(result)).toEqual([
    '2 Scores: “1001” is not a whole number up to 1,000: left empty',
    '2 Scores: “x” is not a whole number up to 1,000: left empty',
    '2 Scores: “-1” is not a whole number up to 1,000: left empty',
    '3 Required: Neither Yes nor No: not required',
    '3 Weight: Not a whole number up to 100: left empty',
    '3 Largest file (MB): Not a whole number up to 100: left empty',
    '4 Weight: Not a whole number up to 100: left empty',
    '4 Largest file (MB): Not a whole number up to 100: left empty',
    '5 File types: Some are not extensions, such as pdf: left out',
    '6 File types: Some are not extensions, such as pdf: left out',
    '7 File types: Some are not extensions, such as pdf: left out',
  ]);
  const [first, second, third, fourth, fifth] = questionsOf(result.questionnaires);
  expect(first?.options.map(({ score }) => score)).toEqual([null, null, null]);
  expect(second).toMatchObject({ required: false, weight: 0, maxFileSize: 0 });
  expect(third).toMatchObject({ required: false, weight: 0, maxFileSize: 0 });
  expect(fourth?.allowedFileTypes).toEqual(['pdf']);
  expect(fifth?.allowedFileTypes).toEqual(types.slice(0, 20));
});

test('texts beyond the limits are cut, and named', () => {
  const result = read({
    Section: 's'.repeat(301),
    'Section description': 'd'.repeat(3001),
    Question: 'q'.repeat(2001),
    Help: 'h'.repeat(3001),
    Type: 'RADIO',
    Placeholder: 'p'.repeat(201),
    Options: 'o'.repeat(201),
    Warnings: 'w'.repeat(301),
  });
  expect(problemLines(result)).toEqual([
    '2 Section: Cut to 300 characters',
    '2 Section description: Cut to 3,000 characters',
    '2 Options: Cut to 200 characters',
    '2 Warnings: Cut to 300 characters',
    '2 Question: Cut to 2,000 characters',
    '2 Help: Cut to 3,000 characters',
    '2 Placeholder: Cut to 200 characters',
  ]);
});

describe('sections', () => {
  test('have the rows of their title, wherever they stand, and the description of the first', () => {
    const result = read(
      yesNo('1', { 'Section description': 'First' }),
      yesNo('2', { Section: 'B' }),
      yesNo('3', { 'Section description': 'Second' }),
    );
    expect(
      result.questionnaires.map(({ title, description, questions }) => [title, description, questions.length]),
    ).toEqual([
      ['A', 'First', 2],
      ['B', '', 1],
    ]);
  });

  test('may have none: a row with nothing but a section is no question', () => {
    const result = read(
      { Section: 'A' },
      { Section: 'B', 'Section description': 'About B' },
      { Section: 'C', Number: '1' },
    );
    expect(result.questionnaires.map(({ title, questions }) => [title, questions.length])).toEqual([
      ['A', 0],
      ['B', 0],
      ['C', 0],
    ]);
    expect(problemLines(result)).toEqual(['4 Question (left out): Enter a question']);
  });
});
