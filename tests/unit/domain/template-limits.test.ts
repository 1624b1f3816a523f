import { describe, expect, test } from 'vitest';

import type { Question } from '#domain/questionnaire/questionnaire.ts';
import { countQuestions, templateLimits, type TemplateEdit } from '#domain/questionnaire/template-edits.ts';

import { question } from '../support/questionnaires.ts';
import { editedBy, refusalOf } from '../support/template-edits.ts';

describe('a template holds', () => {
  const questions = Array.from({ length: templateLimits.questions }, (_, index) => question(String(index)));
  const sectionOf = (...all: readonly Question[]) => ({ id: 'one', title: '', description: '', questions: [...all] });

  test('fifty sections', () => {
    const full = Array.from({ length: templateLimits.questionnaires }, (_, index): TemplateEdit => ({
      kind: 'PUT_SECTION',
      questionnaireId: String(index),
    }));
    const sections = editedBy(full, []);
    const more = { kind: 'PUT_SECTION', questionnaireId: 'more' } as const;
    expect(refusalOf([more], sections)).toEqual({
      index: 0,
      field: 'kind',
      message: 'A template has at most 50 sections',
    });
    expect(editedBy([{ ...more, questionnaireId: '7', title: 'Known' }], sections)[7]?.title).toBe('Known');
  });

  test('two thousand questions', () => {
    const many = [sectionOf(...questions)];
    expect(countQuestions(many)).toBe(2000);
    const edit: TemplateEdit = { kind: 'PUT_QUESTION', questionnaireId: 'one', question: question('more') };
    expect(refusalOf([edit], many)).toEqual({
      index: 0,
      field: 'kind',
      message: 'A template has at most 2,000 questions',
    });
    expect(countQuestions(editedBy([edit], [sectionOf(...questions.slice(1))]))).toBe(2000);
  });

  test('two million characters, with titles and descriptions', () => {
    const around = JSON.stringify(question('0')).length;
    const long = Array.from({ length: 500 }, () => question('0', { help: 'x'.repeat(4000 - around) }));
    const tooLong = {
      index: 0,
      field: 'question',
      message: 'The template is too long: shorten its texts, or divide it',
    };
    const edited = (edit: Partial<TemplateEdit>, all: readonly Question[]) =>
      refusalOf([{ kind: 'PUT_SECTION', questionnaireId: 'one', ...edit }], [sectionOf(...all)]);
    expect(edited({}, long)).toBeUndefined();
    expect(edited({ title: 'x' }, long)).toEqual(tooLong);
    expect(edited({ description: 'x' }, long)).toEqual(tooLong);
    expect(edited({ title: 'x'.repeat(1000), description: 'x'.repeat(3000) }, long.slice(1))).toBeUndefined();
    expect(edited({ title: 'x'.repeat(1000), description: 'x'.repeat(3001) }, long.slice(1))).toEqual(tooLong);
  });
});
