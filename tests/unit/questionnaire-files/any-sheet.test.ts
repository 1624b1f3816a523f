import { describe, expect, test } from 'vitest';

import { readColumns, readSheet } from '#domain/questionnaire-files/read-sheet.ts';
import { columnNames, guessedColumns, namesQuestions } from '#domain/questionnaire-files/sheet-columns.ts';
import { writeSheet } from '#domain/questionnaire-files/write-sheet.ts';
import { bareQuestion, numberedQuestions, questionsOf } from '#domain/questionnaire/questionnaire.ts';

import { conditionsIn, countingIds, problemLines, rowsOf, section } from './support.ts';

/** What is read of a header and rows by what the header says. */
function read(...lines: readonly (readonly string[])[]) {
  const [header, ...rows] = rowsOf(lines);
  const columns = guessedColumns(header?.cells ?? []).map((held) =>
    held === 'NOT_IMPORTED' ? null : columnNames[held],
  );
  return readColumns(columns, rows, countingIds());
}

const outline = (result: ReturnType<typeof read>) =>
  result.questionnaires.map(({ title, questions }) => [
    title,
    ...questions.map(({ question, ownNumber }) => (ownNumber === undefined ? question : `${ownNumber} ${question}`)),
  ]);

test('the columns of a catalogue are guessed, none twice', () => {
  expect(
    guessedColumns(['ID', 'Question', 'Vendor Answers', 'Additional Information', 'Guidance', 'question text']),
  ).toEqual(['NUMBER', 'QUESTION', 'NOT_IMPORTED', 'NOT_IMPORTED', 'HELP', 'NOT_IMPORTED']);
  expect(guessedColumns(['Question Comments & Attachments', 'Control domain', '', 'Required'])).toEqual([
    'COMMENTS_AND_FILES',
    'SECTION',
    'NOT_IMPORTED',
    'REQUIRED',
  ]);
  expect(namesQuestions(['No.', 'Question'])).toBe(true);
  expect(namesQuestions(['HECVAT', 'Version 3'])).toBe(false);
});

describe('a catalogue', () => {
  test('has sections above their questions, and numbers of its own', () => {
    const result = read(
      ['ID', 'Question', 'Vendor Answers', 'Guidance'],
      ['Documentation', '', '', ''],
      ['DOCU-01', 'Is there a  SOC 2 report?', '', 'Attach it'],
      ['DOCU-02', 'Is there a policy?', '', ''],
      ['', 'Company overview', '', ''],
      ['COMP-01', 'Who owns it?', '', ''],
    );
    expect(problemLines(result)).toEqual([]);
    expect(outline(result)).toEqual([
      ['Documentation', 'DOCU-01 Is there a  SOC 2 report?', 'DOCU-02 Is there a policy?'],
      ['Company overview', 'COMP-01 Who owns it?'],
    ]);
    expect(questionsOf(result.questionnaires)[0]).toMatchObject({ type: 'TEXT_AREA', help: 'Attach it' });
  });

  test('has the section of the row above where a row names none, and one section if no row does', () => {
    expect(outline(read(['Domain', 'Question'], ['Access', 'One?'], ['', 'Two?'], ['Backup', 'Three?']))).toEqual([
      ['Access', 'One?', 'Two?'],
      ['Backup', 'Three?'],
    ]);
    expect(outline(read(['Question'], ['One?']))).toEqual([['Questions', 'One?']]);
  });

  test('asks for a choice where it has options, and for comments and files where it allows them', () => {
    const result = read(
      ['No', 'Question', 'Options', 'Shown when', 'Shown for', 'Comments'],
      ['7', 'Any?', 'Yes, all\nNo', '', '', 'x'],
      ['8', 'Which?', '', '7', 'No', 'no'],
    );
    expect(conditionsIn(result)).toEqual({
      'Any?': null,
      'Comments on “Any?”': null,
      'Files for “Any?”': null,
      'Which?': 'Any? = No',
    });
    expect(questionsOf(result.questionnaires).map(({ type }) => type)).toEqual([
      'RADIO',
      'TEXT_AREA',
      'FILE',
      'TEXT_AREA',
    ]);
  });

  test('names the rows that are left out', () => {
    expect(problemLines(read(['Section', 'Question', 'Help'], ['A', '', 'Only help']))).toEqual([
      '2 Question (left out): Enter a question',
    ]);
  });
});

describe('numbers', () => {
  const question = (text: string, ownNumber?: string) => ({
    ...bareQuestion(text, text),
    ...(ownNumber !== undefined && { ownNumber }),
  });
  const numbersOf = (...questions: ReturnType<typeof question>[]) =>
    numberedQuestions([section('A', questions)]).map(({ number }) => number);

  test('are those of the catalogue, else of the place', () => {
    expect(numbersOf(question('a', 'DOCU-01'), question('b'), question('c', ''))).toEqual(['DOCU-01', '1.2', '1.3']);
  });

  test('occur once', () => {
    expect(numbersOf(question('a', 'X'), question('b', 'X'), question('c', '1.4'), question('d'))).toEqual([
      '1.1',
      '1.2',
      '1.4',
      '1.4a',
    ]);
  });

  test('of a catalogue are in the form that is exported, and come back; those of places do not', () => {
    const content = [section('A', [question('a?', 'DOCU-01'), question('b?')])];
    const [header, ...rows] = rowsOf(writeSheet(content));
    const back = header === undefined ? undefined : readSheet(header, rows, countingIds());
    expect(questionsOf(back?.questionnaires ?? []).map(({ ownNumber }) => ownNumber)).toEqual(['DOCU-01', undefined]);
  });
});
