import { describe, expect, test } from 'vitest';

import { bareQuestion, type Question, type Questionnaire } from '#domain/questionnaire/questionnaire.ts';
import { compareVersions, conditionLine, countsOf, isDifferent } from '#domain/questionnaire/template-comparison.ts';

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

  test('differ in each part of a question, of which an empty one has no lines', () => {
    const full: Partial<Question> = {
      question: 'Other?',
      help: 'In short',
      type: 'RADIO',
      required: true,
      placeholder: 'Choose',
      options: [{ value: 'Yes', score: null, warning: '' }],
      weight: 3,
      maxFileSize: 5,
      allowedFileTypes: ['pdf', 'png'],
    };
    const [compared] = compareVersions({
      before: [section('s', named('a'))],
      now: [section('s', [question('a', full)])],
    });
    expect(compared?.questions[0]?.parts).toEqual([
      { label: 'Question', before: ['a?'], now: ['Other?'] },
      { label: 'Help', before: [], now: ['In short'] },
      { label: 'Type', before: ['Short text'], now: ['One of several options'] },
      { label: 'Required', before: ['No'], now: ['Yes'] },
      { label: 'Placeholder', before: [], now: ['Choose'] },
      { label: 'Options', before: [], now: ['Yes'] },
      { label: 'Weight', before: ['0'], now: ['3'] },
      { label: 'Largest file', before: [], now: ['5 MB'] },
      { label: 'File types', before: [], now: ['pdf', 'png'] },
    ]);
  });

  test('differ in the titles and descriptions of their sections', () => {
    const [first, second] = compareVersions({
      before: [{ ...section('s', []), description: 'Before' }, section('t', [])],
      now: [
        { ...section('s', [], 'Other'), description: 'About' },
        { ...section('t', []), description: 'About' },
      ],
    });
    expect(first?.parts).toEqual([
      { label: 'Title', before: ['s'], now: ['Other'] },
      { label: 'Description', before: ['Before'], now: ['About'] },
    ]);
    expect(second?.parts).toEqual([{ label: 'Description', before: [], now: ['About'] }]);
  });

  test('say of what is new or gone only where it is', () => {
    const [kept, added] = [question('a'), question('b')];
    const compared = compareVersions({
      before: [section('r', []), section('gone', [kept])],
      now: [section('r', []), section('new', [added])],
    });
    const isMoved = false;
    expect(compared.slice(1)).toEqual([
      {
        id: 'new',
        title: 'new',
        number: 2,
        change: 'ADDED',
        isMoved,
        parts: [],
        questions: [{ question: added, number: '2.1', change: 'ADDED', isMoved, parts: [] }],
      },
      {
        id: 'gone',
        title: 'gone',
        number: 2,
        change: 'REMOVED',
        isMoved,
        parts: [],
        questions: [{ question: kept, number: '2.1', change: 'REMOVED', isMoved, parts: [] }],
      },
    ]);
  });

  test('count a question that has moved and changed as changed', () => {
    const before = [section('s', named('a', 'b', 'c', 'd', 'e'))];
    const now = [section('s', [question('e', { help: 'New' }), ...named('d', 'c', 'a', 'b')])];
    expect(said(before, now)).toEqual([
      ['s SAME', '1.1 e CHANGED moved', '1.2 d SAME moved', '1.3 c SAME moved', '1.4 a SAME', '1.5 b SAME'],
    ]);
    expect(countsOf(compareVersions({ before, now }))).toEqual({ added: 0, removed: 0, changed: 1, moved: 2 });
  });
});

test('something is said of a question unless it is the same in the same place', () => {
  const [compared] = compareVersions({
    before: [section('s', named('a', 'b', 'c', 'd'))],
    now: [section('s', [...named('a', 'd', 'b'), question('c', { help: 'New' }), question('e')])],
  });
  expect(compared?.questions.map((one) => [one.question.id, isDifferent(one)])).toEqual([
    ['a', false],
    ['d', true],
    ['b', false],
    ['c', true],
    ['e', true],
  ]);
});

test('a condition is read with the words of its question', () => {
  const questions = [question('a'), question('b', { question: ' Do you use a cloud? ' })];
  const dependent = (questionId: string) => question('c', { shownWhen: { questionId, values: ['Yes', 'Partly'] } });
  expect(conditionLine(dependent('b'), questions)).toBe('Do you use a cloud? is Yes or Partly');
  expect(conditionLine(dependent('z'), questions)).toBe('A question that is gone is Yes or Partly');
  expect(conditionLine(question('c'), questions)).toBe('');
});
