import { expect, test } from 'vitest';

import { questionsOf } from '#domain/questionnaire/questionnaire.ts';
import {
  findQuestion,
  inverseOf,
  inverseOfAll,
  type TemplateContent,
  type TemplateEdit,
} from '#domain/questionnaire/template-edits.ts';

import { numbersFrom, question, randomContent, randomEdits } from '../support/questionnaires.ts';
import { editedBy, refusalOf } from '../support/template-edits.ts';

const content: TemplateContent = [
  { id: 'one', title: 'One', description: '', questions: [question('a', { type: 'YESNO' }), question('b')] },
  {
    id: 'two',
    title: 'Two',
    description: 'Second',
    questions: [question('c', { shownWhen: { questionId: 'a', values: ['Yes'] } })],
  },
];

const after = (edits: readonly TemplateEdit[], before = content) => editedBy(edits, before);

/** Sections with the ids of their questions: `one:a,b two:c`. */
const outline = (sections: TemplateContent) =>
  sections.map(({ id, questions }) => `${id}:${questions.map((one) => one.id).join(',')}`).join(' ');

test.each<[string, TemplateEdit, string]>([
  ['a section is added at the end', { kind: 'PUT_SECTION', questionnaireId: 'new' }, 'one:a,b two:c new:'],
  ['a section is added at a place', { kind: 'PUT_SECTION', questionnaireId: 'new', at: 1 }, 'one:a,b new: two:c'],
  ['a section is removed with its questions', { kind: 'REMOVE_SECTION', questionnaireId: 'two' }, 'one:a,b'],
  [
    'a question is added at the end',
    { kind: 'PUT_QUESTION', questionnaireId: 'one', question: question('d') },
    'one:a,b,d two:c',
  ],
  [
    'a question is added at a place',
    { kind: 'PUT_QUESTION', questionnaireId: 'one', question: question('d'), at: 0 },
    'one:d,a,b two:c',
  ],
  [
    'a question is moved within its section',
    { kind: 'MOVE_QUESTION', questionnaireId: 'one', questionId: 'a', at: 1 },
    'one:b,a two:c',
  ],
  [
    'a question is moved to another section',
    { kind: 'MOVE_QUESTION', questionnaireId: 'two', questionId: 'b', at: 0 },
    'one:a two:b,c',
  ],
  ['a question is removed', { kind: 'REMOVE_QUESTION', questionnaireId: 'one', questionId: 'b' }, 'one:a two:c'],
])('%s', (_what, edit, expected) => {
  expect(outline(after([edit]))).toBe(expected);
});

test('a section is moved', () => {
  const sections = after([{ kind: 'PUT_SECTION', questionnaireId: 'three' }]);
  expect(outline(after([{ kind: 'MOVE_SECTION', questionnaireId: 'three', at: 0 }], sections))).toBe(
    'three: one:a,b two:c',
  );
});

test('a section and a question are replaced where they are', () => {
  const edits: TemplateEdit[] = [
    { kind: 'PUT_SECTION', questionnaireId: 'one', title: 'First' },
    {
      kind: 'PUT_QUESTION',
      questionnaireId: 'one',
      question: question('a', { type: 'YESNO', question: 'Other' }),
      at: 1,
    },
  ];
  const [first] = after(edits);
  expect(first).toMatchObject({
    title: 'First',
    description: '',
    questions: [{ id: 'a', question: 'Other' }, { id: 'b' }],
  });
});

test('the given content stays as it is', () => {
  const before = structuredClone(content);
  after([{ kind: 'MOVE_QUESTION', questionnaireId: 'two', questionId: 'b', at: 0 }]);
  expect(content).toEqual(before);
});

const onB = question('a', { shownWhen: { questionId: 'b', values: ['x'] } });

const noSection = 'questionnaireId: This section does not exist';
const noQuestion = 'questionId: This question does not exist';
const awaited = 'A later question is shown only when this one is answered: change its condition first';

test.each<[string, TemplateEdit, string]>([
  ['an unknown section', { kind: 'MOVE_SECTION', questionnaireId: 'none' }, noSection],
  ['an unknown section to remove', { kind: 'REMOVE_SECTION', questionnaireId: 'none' }, noSection],
  [
    'an unknown section for a question',
    { kind: 'PUT_QUESTION', questionnaireId: 'none', question: question('d') },
    noSection,
  ],
  ['an unknown section to move to', { kind: 'MOVE_QUESTION', questionnaireId: 'none', questionId: 'b' }, noSection],
  [
    'an unknown section of a question',
    { kind: 'REMOVE_QUESTION', questionnaireId: 'none', questionId: 'b' },
    noSection,
  ],
  ['no question', { kind: 'PUT_QUESTION', questionnaireId: 'one' }, 'question: Enter the question'],
  [
    'a question of another section',
    { kind: 'PUT_QUESTION', questionnaireId: 'two', question: question('b') },
    'question: Another section has this question already',
  ],
  ['an unknown question', { kind: 'MOVE_QUESTION', questionnaireId: 'one', questionId: 'none' }, noQuestion],
  ['an unknown question to remove', { kind: 'REMOVE_QUESTION', questionnaireId: 'two', questionId: 'a' }, noQuestion],
  [
    'a condition on a later question',
    { kind: 'PUT_QUESTION', questionnaireId: 'one', question: onB },
    'question: A condition must name an earlier question',
  ],
  [
    'the removal of a question that another waits for',
    { kind: 'REMOVE_QUESTION', questionnaireId: 'one', questionId: 'a' },
    `kind: ${awaited}`,
  ],
  [
    'the removal of a section that a question waits for',
    { kind: 'REMOVE_SECTION', questionnaireId: 'one' },
    `kind: ${awaited}`,
  ],
  [
    'a move behind a question that waits',
    { kind: 'MOVE_QUESTION', questionnaireId: 'two', questionId: 'a' },
    `at: ${awaited}`,
  ],
  [
    'a move of a section before what it waits for',
    { kind: 'MOVE_SECTION', questionnaireId: 'two', at: 0 },
    `at: ${awaited}`,
  ],
])('%s is refused', (_what, edit, problem) => {
  const refusal = refusalOf([{ kind: 'PUT_SECTION', questionnaireId: 'one', title: 'One' }, edit], content);
  expect([refusal?.index, `${refusal?.field}: ${refusal?.message}`]).toEqual([1, problem]);
});

test('a section begins without texts and questions', () => {
  expect(after([{ kind: 'PUT_SECTION', questionnaireId: 'new' }], [])).toEqual([
    { id: 'new', title: '', description: '', questions: [] },
  ]);
});

test('edits of any kind are undone exactly, one by one and together', () => {
  const next = numbersFrom(3);
  for (let round = 0; round < 60; round += 1) {
    const before = randomContent(next);
    const edits = randomEdits(before, 12, next);
    const done = after(edits, before);
    expect(after(inverseOfAll(edits, before), done)).toEqual(before);
    for (const edit of edits.slice(0, 1)) expect(after(inverseOf(edit, before), after([edit], before))).toEqual(before);
  }
});

test('what was undone is done again exactly', () => {
  const next = numbersFrom(5);
  for (let round = 0; round < 30; round += 1) {
    const before = randomContent(next);
    const edits = randomEdits(before, 8, next);
    const done = after(edits, before);
    const undo = inverseOfAll(edits, before);
    expect(after(inverseOfAll(undo, done), after(undo, done))).toEqual(done);
  }
});

test('edits may be divided anywhere, and no question is ever there twice or waits for a later one', () => {
  const next = numbersFrom(9);
  for (let round = 0; round < 30; round += 1) {
    const before = randomContent(next);
    const edits = randomEdits(before, 10, next);
    const cut = next(10);
    const done = after(edits.slice(cut), after(edits.slice(0, cut), before));
    expect(done).toEqual(after(edits, before));
    const ids = questionsOf(done).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const late = questionsOf(done).filter(
      ({ shownWhen }, index) => shownWhen !== null && ids.indexOf(shownWhen.questionId) >= index,
    );
    expect(late).toEqual([]);
  }
});

test('only edits that can be applied have an inverse', () => {
  expect(inverseOf({ kind: 'REMOVE_SECTION', questionnaireId: 'none' }, content)).toEqual([]);
  expect(inverseOf({ kind: 'PUT_QUESTION', questionnaireId: 'one' }, content)).toEqual([]);
  expect(() => inverseOfAll([{ kind: 'REMOVE_SECTION', questionnaireId: 'none' }], content)).toThrow('does not exist');
});

test('a question is found in its section', () => {
  const [, two] = content;
  expect(findQuestion(content, 'c')).toEqual({ question: two?.questions[0], index: 0, section: two, sectionIndex: 1 });
  expect(findQuestion(content, 'b')).toMatchObject({ index: 1, sectionIndex: 0 });
  expect(findQuestion(content, undefined)).toBeUndefined();
});
