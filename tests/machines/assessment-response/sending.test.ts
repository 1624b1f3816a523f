import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor, type AnyStateNode } from 'xstate';

import { answersOf, answerTo } from '#machines/assessment-response/answers.ts';
import { assessmentResponseMachine } from '#machines/assessment-response/assessment-response.machine.ts';
import type {
  AnswerBatch,
  AssessmentResponseEvent,
  Conflicts,
  KeptAnswer,
  LocalAnswer,
  SavedAnswers,
} from '#machines/assessment-response/assessment-response.types.ts';
import { heldBackIn } from '#machines/assessment-response/held-back.ts';
import { incompleteIn, missingIn } from '#machines/assessment-response/incomplete-answers.ts';
import { isShownNow, progressOf } from '#machines/assessment-response/progress.ts';
import { keptAnswers, nextBatch, unsentAnswers } from '#machines/assessment-response/unsent-answers.ts';

import { question } from '../../unit/support/questionnaires.ts';
import { file, kept, openedWith, pending, saved, stored } from '../support/local-answers.ts';

test('answers are unsaved from a change until they are saved', () => {
  const unsavedIn = ({ states }: Pick<AnyStateNode, 'states'>): string[] =>
    Object.values(states).flatMap((node) => [...(node.tags.includes('unsaved') ? [node.key] : []), ...unsavedIn(node)]);
  expect(unsavedIn(assessmentResponseMachine)).toEqual(['waiting', 'saving', 'retrying', 'offline', 'refused']);
});

test('the browser keeps what is not saved, and what of it is in conflict is not sent', () => {
  const answers = { a: pending(1, 2, 'A'), b: saved(1, 'B'), c: pending(0, 3, 'C', { editorId: 'gone' }) };
  const a = { questionId: 'a', response: ['A'], version: 1, sequence: 2, editorId: 'me' };
  const c = { questionId: 'c', response: ['C'], version: 0, sequence: 3, editorId: 'gone' };
  expect(keptAnswers({ answers })).toEqual([a, c]);
  const unsentWith = (conflicts: Conflicts) => unsentAnswers(openedWith([], { answers, conflicts }));
  expect(unsentWith({})).toEqual([a, c]);
  expect(unsentWith({ a: stored('a', 2, 'X') })).toEqual([c]);
});

describe('an answer that is too long for its question', () => {
  const asked = [
    question('a', { type: 'TEXT' }),
    question('b', { type: 'YESNO' }),
    question('c', { type: 'TEXT', shownWhen: { questionId: 'b', values: ['Yes'] } }),
  ];
  const tooLong = 'x'.repeat(1001);

  test('is kept in the browser and not sent, and waits for the person where it is shown', () => {
    const context = openedWith(asked, {
      answers: {
        a: pending(0, 1, tooLong),
        b: pending(0, 2, 'No'),
        c: pending(0, 3, tooLong),
        d: pending(0, 4, tooLong),
      },
    });
    expect(keptAnswers(context).map(({ questionId }) => questionId)).toEqual(['a', 'b', 'c', 'd']);
    // Of a question that this page does not know, the server decides.
    expect(unsentAnswers(context).map(({ questionId }) => questionId)).toEqual(['b', 'd']);
    expect(heldBackIn(context)).toEqual(['a']);
    expect(heldBackIn({ ...context, conflicts: { a: stored('a', 2, 'X') } })).toEqual([]);
    expect(heldBackIn({ ...context, answers: { a: saved(1, tooLong) } })).toEqual([]);
  });

  test('left in the browser is adopted; the draft counts as saved once it is shortened', async () => {
    const batches: AnswerBatch[] = [];
    const notices: string[] = [];
    const idle = fromCallback<AssessmentResponseEvent>(() => {});
    const machine = assessmentResponseMachine.provide({
      actors: {
        loadKept: fromPromise<readonly KeptAnswer[]>(async () => [kept('a', 7, tooLong)]),
        save: fromPromise<SavedAnswers, AnswerBatch>(async ({ input }) => {
          batches.push(input);
          const answers = input.responses.map(({ questionId, response }) => ({
            outcome: 'SAVED' as const,
            answer: stored(questionId, 2, ...response),
          }));
          const accessInfo = {
            expiresAt: '',
            expiresOn: '',
            isSubmitted: false,
            submittedAt: null,
            submittedBy: '',
            respondent: '',
          };
          return { answers, savedAt: 'now', progress: 0, accessInfo };
        }),
        watchConnection: idle,
        watchPage: idle,
        watchTabs: idle,
      },
      actions: { keepAnswers: () => {} },
    });
    const { questionnaires } = openedWith(asked);
    const input = {
      questionnaires,
      editable: null,
      clarifications: [],
      responses: [],
      editorId: 'me',
      submittedAt: null,
      submittedBy: '',
    };
    const actor = createActor(machine, { input });
    actor.on('*', ({ type }) => notices.push(type));
    actor.start();
    await waitFor(actor, (snapshot) => snapshot.matches('open'));
    expect(answerTo(actor.getSnapshot().context, 'a').response).toEqual([tooLong]);
    actor.send({ type: 'answer.changed', questionId: 'b', response: ['No'] });
    actor.send({ type: 'draft.requested' });
    await waitFor(actor, ({ context }) => context.goal === null);
    expect(batches.map(({ responses }) => responses.map(({ questionId }) => questionId))).toEqual([['b']]);
    expect(notices).toEqual(['answers.saved', 'answers.unfit']);
    actor.send({ type: 'answer.changed', questionId: 'a', response: ['Short'] });
    actor.send({ type: 'draft.requested' });
    await waitFor(actor, ({ context }) => context.goal === null);
    expect(batches.at(-1)).toMatchObject({ editorId: 'gone', responses: [{ questionId: 'a', response: ['Short'] }] });
    expect(notices.slice(2)).toEqual(['answers.saved', 'draft.saved']);
    expect(keptAnswers(actor.getSnapshot().context)).toEqual([]);
    actor.stop();
  });
});

describe('a request', () => {
  const batchOf = (answers: Readonly<Record<string, LocalAnswer>>) => nextBatch(openedWith([], { answers }));
  const many = (count: number, text: string, given: Partial<LocalAnswer> = {}) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`q${index}`, pending(0, index, text, given)]));

  test('has the answers of one editor, the first of which there are some', () => {
    const answers = {
      a: pending(1, 2, 'A', { editorId: 'gone' }),
      b: pending(0, 3, 'B'),
      c: pending(0, 4, 'C', { editorId: 'gone' }),
    };
    expect(batchOf(answers)).toEqual({
      editorId: 'gone',
      responses: [
        { questionId: 'a', response: ['A'], version: 1, sequence: 2 },
        { questionId: 'c', response: ['C'], version: 0, sequence: 4 },
      ],
    });
    expect(batchOf({})).toEqual({ editorId: 'me', responses: [] });
  });

  test('has at most two hundred answers', () => {
    expect(batchOf(many(201, '')).responses).toHaveLength(200);
    expect(batchOf(many(200, '')).responses).toHaveLength(200);
  });

  test('has at most 500,000 bytes, counted three to a character, but always one answer', () => {
    const around = JSON.stringify({ questionId: 'a', response: [''], version: 0, sequence: 0 }).length;
    /** How many answers of so many characters go together. */
    const together = (...lengths: readonly number[]) =>
      batchOf(
        Object.fromEntries(
          lengths.map((length, index) => ['abc'.charAt(index), pending(0, index, 'x'.repeat(length - around))]),
        ),
      ).responses.length;
    expect(together(100_000, 66_666)).toBe(2);
    expect(together(100_000, 66_667)).toBe(1);
    expect(together(200_000, 100)).toBe(1);
    expect(together(80_000, 80_000, 80_000)).toBe(2);
  });
});

describe('what is missing', () => {
  const yesNo = question('a', { type: 'YESNO', required: true });
  const questions = [
    yesNo,
    question('b', { required: true, shownWhen: { questionId: 'a', values: ['Yes'] } }),
    question('c', { type: 'NUMBER' }),
    question('d', { type: 'FILE', required: true }),
    question('e', {
      type: 'CHECKBOX',
      options: ['One', 'Two'].map((value) => ({ value, score: null, warning: '' })),
    }),
  ];

  test('is required and shown; files count by their names', () => {
    const answers = { a: saved(1, 'Yes') };
    expect(missingIn(openedWith(questions, { answers }))).toEqual(['b', 'd']);
    expect(missingIn(openedWith(questions, { answers: { ...answers, d: { ...saved(1), files: [file] } } }))).toEqual([
      'b',
    ]);
    expect(missingIn(openedWith(questions))).toEqual(['a', 'd']);
    expect(missingIn(openedWith(questions, { editable: new Set(['d']) }))).toEqual(['d']);
    expect(answersOf({ answers: { d: { ...saved(1, 'x'), files: [file] }, c: saved(1, '1') } })).toEqual(
      new Map([
        ['d', ['report.pdf']],
        ['c', ['1']],
      ]),
    );
  });

  test('keeps from submitting, with what is not of its type, in the order of the questions', () => {
    const answers = { a: saved(1, 'No'), c: saved(1, 'many'), e: saved(1, 'One', 'Two') };
    expect(incompleteIn(openedWith(questions, { answers }))).toEqual(['c', 'd']);
    expect(incompleteIn(openedWith(questions, { answers, editable: new Set(['a', 'd']) }))).toEqual(['d']);
    expect(incompleteIn(openedWith(questions, { answers: { ...answers, e: saved(1, 'Three') } }))).toEqual([
      'c',
      'd',
      'e',
    ]);
    expect(incompleteIn(openedWith([yesNo], { answers: { a: saved(1, 'Maybe') } }))).toEqual(['a']);
    expect(incompleteIn(openedWith([question('c', { type: 'NUMBER' })]))).toEqual([]);
  });
});

describe('progress', () => {
  const condition = { questionId: 'a', values: ['Yes'] };
  const [first, second] = [question('a', { type: 'YESNO' }), question('b', { shownWhen: condition })];
  const third = question('c', { shownWhen: { questionId: 'b', values: ['More'] } });
  const context = (answers: Readonly<Record<string, LocalAnswer>>) => ({
    ...openedWith([], { answers }),
    questionnaires: [
      { id: '1', title: '', description: '', questions: [first, second] },
      { id: '2', title: '', description: '', questions: [third, question('d')] },
    ],
  });

  test('is counted of what is shown, for each section', () => {
    const { sections, answered, total } = progressOf(context({ a: saved(1, 'Yes'), b: saved(1, 'More'), c: saved(0) }));
    expect({ sections, answered, total }).toEqual({
      sections: [
        { answered: 2, total: 2 },
        { answered: 0, total: 2 },
      ],
      answered: 2,
      total: 4,
    });
    expect(progressOf(context({ a: saved(1, 'No') }))).toMatchObject({ answered: 1, total: 2 });
  });

  test('is counted once for the same answers', () => {
    const opened = context({ a: saved(1, 'Yes') });
    expect(progressOf(opened)).toBe(progressOf({ ...opened }));
    expect(progressOf(opened)).not.toBe(progressOf(context({ a: saved(1, 'Yes') })));
  });

  test('shows a question with the one that it waits for', () => {
    const byId = new Map([first, second, third].map((one) => [one.id, one]));
    const shown = (answers: Readonly<Record<string, LocalAnswer>>) =>
      [first, second, third].map((one) => isShownNow(context(answers), one, byId));
    expect(shown({})).toEqual([true, false, false]);
    expect(shown({ a: saved(1, 'Yes'), b: saved(1, 'More') })).toEqual([true, true, true]);
    expect(shown({ a: saved(1, 'No'), b: saved(1, 'More') })).toEqual([true, false, false]);
  });
});
