import { expect, test } from 'vitest';

import { isErambaHeader } from '#domain/questionnaire-files/eramba-layout.ts';
import { readEramba } from '#domain/questionnaire-files/read-eramba.ts';
import { questionsOf } from '#domain/questionnaire/questionnaire.ts';

import { choice, read, shows } from './eramba-rows.ts';
import { conditionsIn, countingIds, problemLines, rowsOf } from './support.ts';

test('the header is known by its first cell, whatever stands around it', () => {
  expect(isErambaHeader({ row: 1, cells: ['"Chapter ID', 'x'] })).toBe(true);
  expect(isErambaHeader({ row: 1, cells: ['Chapter', 'Chapter ID'] })).toBe(false);
  expect(isErambaHeader({ row: 1, cells: [] })).toBe(false);
});

test('a row without its last cells is read', () => {
  const result = readEramba(rowsOf([[' 1 ', ' A ', ' ', ' 1.1 ', ' One? ', '', ' 1 ']]), countingIds());
  expect(problemLines(result)).toEqual([]);
  expect(result.questionnaires).toEqual([
    {
      id: 'id 2',
      title: 'A',
      description: '',
      questions: [
        {
          id: 'id 1',
          question: 'One?',
          help: '',
          type: 'TEXT_AREA',
          required: false,
          placeholder: '',
          options: [],
          weight: 0,
          maxFileSize: 0,
          allowedFileTypes: [],
          shownWhen: null,
        },
      ],
    },
  ]);
});

test('each answer type becomes one of ours, two of them with a question beside it', () => {
  const result = read(...['1', '2', '3', '4', '5', '6'].map((type) => choice(`1.${type}`, { 'Answer Type': type })));
  expect(problemLines(result)).toEqual([]);
  expect(
    questionsOf(result.questionnaires).map(({ question, type, options }) => `${question} ${type} ${options.length}`),
  ).toEqual([
    '1.1? TEXT_AREA 0',
    '1.2? RADIO 2',
    '1.3? RADIO 2',
    'Explain your answer TEXT_AREA 0',
    '1.4? DATE 0',
    '1.5? CHECKBOX 2',
    '1.6? CHECKBOX 2',
    'Explain your answer TEXT_AREA 0',
  ]);
});

test('chapters are sections by their ID, or their title where there is none', () => {
  const result = read(
    choice('1.1', { 'Chapter Title': ' <b>A</b>\nccess ', 'Chapter Description': '<p>How</p><p>Who</p>' }),
    choice('2.1', { 'Chapter ID': '2', 'Chapter Title': 'Access', 'Question Description': '<p>Why</p><p>When</p>' }),
    choice('1.2', { 'Chapter Title': 'Another title', 'Chapter Description': 'Another' }),
    choice('3.1', { 'Chapter ID': '', 'Chapter Title': 'Loose' }),
    choice('3.2', { 'Chapter ID': '', 'Chapter Title': 'Loose' }),
    choice('3.3', { 'Chapter ID': '', 'Chapter Title': 'Other' }),
  );
  expect(problemLines(result)).toEqual([]);
  expect(
    result.questionnaires.map(({ title, description, questions }) => [
      title,
      description,
      ...questions.map(({ question, help }) => question + help),
    ]),
  ).toEqual([
    ['A ccess', 'How\nWho', '1.1?', '1.2?'],
    ['Access', '', '2.1?Why\nWhen'],
    ['Loose', '', '3.1?', '3.2?'],
    ['Other', '', '3.3?'],
  ]);
});

test('rows that make no question are named with the reason', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => `Option ${index}`).join('|');
  const result = read(
    choice('1.1', { 'Question ID': ' ' }),
    choice('1.2', { 'Chapter Title': ' ' }),
    choice('1.3', { 'Question Title': '<p></p>' }),
    choice('1.4', { 'Answer Type': '7' }),
    choice('1.5', { 'Dropdown Options': '' }),
    choice('1.6', { 'Dropdown Options': 'Yes| |No' }),
    choice('1.7', { 'Dropdown Options': 'Yes| yes |Yes ' }),
    choice('1.8', { 'Dropdown Options': many(51) }),
    choice('1.9', { 'Dropdown Options': many(50) }),
    choice('1.9'),
    choice('1.4', { 'Question Title': 'A left-out row keeps no ID?' }),
  );
  expect(problemLines(result)).toEqual([
    '1 Question ID (left out): Enter an ID',
    '2 Chapter Title (left out): Enter a title',
    '3 Question Title (left out): Enter a question',
    '4 Answer Type (left out): Enter a number from 1 to 6',
    '5 Dropdown Options (left out): List the options, separated by |',
    '6 Dropdown Options (left out): One of the options is empty',
    '7 Dropdown Options (left out): Two options are the same',
    '8 Dropdown Options (left out): A question has at most 50 options',
    '10 Question ID (left out): This ID is there already',
  ]);
  expect(Object.keys(conditionsIn(result))).toEqual(['1.9?', 'A left-out row keeps no ID?']);
});

test('texts beyond the limits are cut, and named', () => {
  const result = read(
    choice('1.1', {
      'Chapter Title': 't'.repeat(301),
      'Chapter Description': 'd'.repeat(3001),
      'Question Title': 'q'.repeat(2001),
      'Question Description': 'h'.repeat(3001),
      'Dropdown Options': `${'o'.repeat(201)}|No`,
      'Dropdown Warnings': `|${'w'.repeat(301)}`,
    }),
  );
  expect(problemLines(result)).toEqual([
    '1 Question Title: Cut to 2,000 characters',
    '1 Question Description: Cut to 3,000 characters',
    '1 Dropdown Options: Cut to 200 characters',
    '1 Dropdown Warnings: Cut to 300 characters',
    '1 Chapter Title: Cut to 300 characters',
    '1 Chapter Description: Cut to 3,000 characters',
  ]);
});

test('questions that allow comments and files are followed by two more, shown when they are', () => {
  const comments = 'Question Comments & Attachments';
  const result = read(shows('1.1', '1.2|'), choice('1.2', { [comments]: '1' }), choice('1.3', { [comments]: '0' }));
  expect(problemLines(result)).toEqual([]);
  expect(conditionsIn(result)).toEqual({
    '1.1?': null,
    '1.2?': '1.1? = Yes',
    'Comments on “1.2?”': '1.1? = Yes',
    'Files for “1.2?”': '1.1? = Yes',
    '1.3?': null,
  });
  expect(questionsOf(result.questionnaires).map(({ type, required }) => `${type} ${required}`)).toEqual([
    'RADIO false',
    'RADIO false',
    'TEXT_AREA false',
    'FILE false',
    'RADIO false',
  ]);
});
