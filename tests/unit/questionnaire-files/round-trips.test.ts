import { expect, test } from 'vitest';

import { isErambaHeader } from '#domain/questionnaire-files/eramba-layout.ts';
import { readEramba } from '#domain/questionnaire-files/read-eramba.ts';
import { isSheetHeader, readSheet } from '#domain/questionnaire-files/read-sheet.ts';
import { readVsaq } from '#domain/questionnaire-files/read-vsaq.ts';
import { parseVsaq } from '#domain/questionnaire-files/vsaq-items.ts';
import { writeEramba } from '#domain/questionnaire-files/write-eramba.ts';
import { sampleRows, writeSheet } from '#domain/questionnaire-files/write-sheet.ts';
import { writeVsaq } from '#domain/questionnaire-files/write-vsaq.ts';
import { questionsOf, type Questionnaire } from '#domain/questionnaire/questionnaire.ts';
import { publicationProblems } from '#domain/questionnaire/template-lifecycle.ts';
import { contentFrom } from '#server/modules/assessment-template/starter/building.ts';
import { everyQuestionType } from '#server/modules/assessment-template/starter/short-checks.ts';
import { supplierSecurity } from '#server/modules/assessment-template/starter/supplier-security.ts';

import { countingIds, rowsOf } from './support.ts';

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

const sample = contentFrom([...supplierSecurity, ...everyQuestionType], countingIds());

test('what is exported in the layout of the form is read again as it was', () => {
  const [header, ...rows] = rowsOf(writeSheet(sample));
  expect(header !== undefined && isSheetHeader(header)).toBe(true);
  if (header === undefined) return;
  const read = readSheet(header, rows, countingIds());
  expect(read.problems).toEqual([]);
  expect(comparable(read.questionnaires)).toEqual(comparable(sample));
});

test('the form can be imported as it is', () => {
  const [header, ...rows] = rowsOf(sampleRows);
  const read = header && readSheet(header, rows, countingIds());
  expect(read?.problems).toEqual([]);
  expect(publicationProblems(read?.questionnaires ?? [])).toEqual([]);
});

test('what is exported as VSAQ is read again but for scores, weights and limits of files', () => {
  const items = parseVsaq(JSON.stringify(writeVsaq('Supplier security', sample)));
  const read = readVsaq(items ?? [], countingIds());
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
  const read = readEramba(rows, countingIds());
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
