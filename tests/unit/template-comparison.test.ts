import { describe, expect, test } from 'vitest';

import { bareQuestion, type Question, type Questionnaire } from '#domain/questionnaire.ts';
import { compareVersions, countsOf } from '#domain/template-comparison.ts';

const question = (id: string, given: Partial<Question> = {}): Question => ({
  ...bareQuestion(id, `${id}?`),
  type: 'TEXT',
  ...given,
});

const section = (id: string, questions: readonly Question[], title = id): Questionnaire => ({
  id,
  title,
  description: '',
  questions: [...questions],
});

const named = (...ids: readonly string[]) => ids.map((id) => question(id));

/** What is said of each question: `2.1 b CHANGED moved`. */
const said = (before: readonly Questionnaire[], now: readonly Questionnaire[]) =>
  compareVersions({ before, now }).map(({ id, change, isMoved, questions }) => [
    [id, change, ...(isMoved ? ['moved'] : [])].join(' '),
    ...questions.map((one) => [one.number, one.question.id, one.change, ...(one.isMoved ? ['moved'] : [])].join(' ')),
  ]);

describe('two versions of a template', () => {
  test('are the same if nothing differs', () => {
    const version = [section('s', named('a', 'b'))];
    expect(said(version, version)).toEqual([['s SAME', '1.1 a SAME', '1.2 b SAME']]);
    expect(countsOf(compareVersions({ before: version, now: version }))).toEqual({
      added: 0,
      removed: 0,
      changed: 0,
      moved: 0,
    });
  });

  test('differ by what was added, removed and changed, by the id of the question', () => {
    const before = [section('s', named('a', 'b')), section('gone', named('c'))];
    const now = [section('s', [question('a', { question: 'Other?' }), question('d')], 'Other'), section('new', [])];
    expect(said(before, now)).toEqual([
      ['s CHANGED', '1.1 a CHANGED', '1.2 d ADDED', '1.2 b REMOVED'],
      ['new ADDED'],
      ['gone REMOVED', '2.1 c REMOVED'],
    ]);
    expect(countsOf(compareVersions({ before, now }))).toEqual({ added: 1, removed: 2, changed: 1, moved: 0 });
  });

  test('have moved as few questions as explain the order, and those of another section', () => {
    const before = [section('s', named('a', 'b', 'c', 'd')), section('t', named('e', 'f')), section('u', [])];
    const now = [section('u', []), section('s', named('d', 'a', 'c')), section('t', named('e', 'b', 'f'))];
    expect(said(before, now)).toEqual([
      ['u SAME moved'],
      ['s SAME', '2.1 d SAME moved', '2.2 a SAME', '2.3 c SAME'],
      ['t SAME', '3.1 e SAME', '3.2 b SAME moved', '3.3 f SAME'],
    ]);
  });

  test('differ in each part of a question, options one by one', () => {
    const option = (value: string, score: number | null, warning = '') => ({ value, score, warning });
    const asked = question('a', { type: 'YESNO' });
    const options = [option('Yes', 10), option('No', 0, 'Ask why')];
    const old = question('b', { type: 'RADIO', options, weight: 1, shownWhen: null });
    const changes: Partial<Question> = {
      help: 'In short',
      required: true,
      options: [option('Yes', 10), option('No', 5, 'Ask why')],
      shownWhen: { questionId: 'a', values: ['Yes', 'No'] },
    };
    const [compared] = compareVersions({
      before: [section('s', [asked, old])],
      now: [section('s', [asked, { ...old, ...changes }])],
    });
    expect(compared?.questions[1]?.parts).toEqual([
      { label: 'Help', before: [], now: ['In short'] },
      { label: 'Required', before: ['No'], now: ['Yes'] },
      {
        label: 'Options',
        before: ['Yes, score 10', 'No, score 0, warning: Ask why'],
        now: ['Yes, score 10', 'No, score 5, warning: Ask why'],
      },
      { label: 'Shown when', before: [], now: ['a? is Yes or No'] },
    ]);
  });

  test('do not differ in a condition whose question has only other words now', () => {
    const dependent = question('b', { shownWhen: { questionId: 'a', values: ['Yes'] } });
    const asked = question('a', { type: 'YESNO' });
    const before = [section('s', [asked, dependent])];
    const now = [section('s', [{ ...asked, question: 'In other words?' }, dependent])];
    expect(said(before, now)).toEqual([['s SAME', '1.1 a CHANGED', '1.2 b SAME']]);
  });
});
