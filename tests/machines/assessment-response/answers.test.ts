import { describe, expect, test } from 'vitest';

import {
  adopted,
  answerTo,
  applied,
  changed,
  contextOf,
  hasConflicts,
  isEditable,
  keptMine,
  received,
  tookTheirs,
} from '#machines/assessment-response/answers.ts';

import { question } from '../../unit/support/questionnaires.ts';
import { file, kept, openedWith, pending, saved, stored } from '../support/local-answers.ts';

test('a page that is opened has what the server has, and nothing of its own', () => {
  const input = {
    questionnaires: [],
    editable: ['a'],
    clarifications: [],
    responses: [{ ...stored('a', 2, 'Yes'), fileUrls: [file] }],
    editorId: 'me',
    submittedAt: '2026-11-27T12:00:00Z',
    submittedBy: '',
  };
  expect(contextOf(input)).toEqual({
    questionnaires: [],
    editorId: 'me',
    submittedAt: '2026-11-27T12:00:00Z',
    submittedBy: '',
    clarifications: [],
    editable: new Set(['a']),
    answers: { a: { ...saved(2, 'Yes'), files: [file] } },
    conflicts: {},
    notAsked: [],
    setAside: [],
    hasNewQuestions: false,
    goal: null,
    unsent: [],
    missing: [],
    lastSequence: 0,
    sent: null,
    attempts: 0,
    failure: null,
    savedAt: null,
    isKept: true,
  });
  expect(contextOf({ ...input, editable: null }).editable).toBeNull();
});

test('a question without an answer has an empty one', () => {
  expect(answerTo(openedWith(), 'a')).toEqual(saved(0));
});

test('all questions can be answered, or those that are named', () => {
  expect(isEditable(openedWith([]), 'a')).toBe(true);
  expect(['a', 'b'].map((id) => isEditable(openedWith([], { editable: new Set(['b']) }), id))).toEqual([false, true]);
});

test('there are conflicts once there is one', () => {
  expect(hasConflicts({ conflicts: {} })).toBe(false);
  expect(hasConflicts({ conflicts: { a: stored('a', 2, 'x') } })).toBe(true);
});

describe('a change', () => {
  const context = openedWith([], { lastSequence: 4, missing: ['a', 'b'], answers: { a: saved(3, 'Old') } });

  test('waits for the server, with a sequence of its own', () => {
    expect(changed(context, 'a', ['New'])).toEqual({
      answers: { a: pending(3, 5, 'New') },
      missing: ['b'],
      lastSequence: 5,
    });
  });

  test('leaves other answers as they are', () => {
    expect(changed(context, 'b', ['New']).answers).toEqual({ a: saved(3, 'Old'), b: pending(0, 5, 'New') });
  });

  test.each([
    ['own', 'own'],
    ['adopted', 'continued'],
    ['continued', 'continued'],
  ] as const)('of one that is %s and not saved is %s, and stays with its editor', (origin, next) => {
    const answers = { a: pending(3, 2, 'Old', { editorId: 'gone', origin }) };
    expect(changed({ ...context, answers }, 'a', ['New']).answers).toEqual({
      a: pending(3, 5, 'New', { editorId: 'gone', origin: next }),
    });
  });

  test('of one that was adopted and is saved is this tab’s own', () => {
    const answers = { a: { ...saved(3, 'Old'), editorId: 'gone', origin: 'adopted' as const } };
    expect(changed({ ...context, answers }, 'a', ['New']).answers).toEqual({ a: pending(3, 5, 'New') });
  });
});

describe('what the server has', () => {
  test('is taken in if it is newer', () => {
    const context = openedWith([], { answers: { a: saved(2, 'Old'), b: saved(2, 'Old') } });
    const incoming = [stored('a', 3, 'New'), stored('b', 2, 'New'), stored('c', 1, 'First')];
    expect(received(context, incoming)).toEqual({
      answers: { a: saved(3, 'New'), b: saved(2, 'Old'), c: saved(1, 'First') },
      conflicts: {},
    });
    expect(context.answers).toEqual({ a: saved(2, 'Old'), b: saved(2, 'Old') });
  });

  test('replaces a change that says the same, and ends its conflict', () => {
    const conflicts = { a: stored('a', 2, 'Theirs'), b: stored('b', 2, 'Theirs') };
    const answers = { a: pending(1, 1, 'Mine'), b: pending(1, 2, 'Mine') };
    expect(received({ answers, conflicts }, [stored('a', 3, 'Mine')])).toEqual({
      answers: { a: saved(3, 'Mine'), b: pending(1, 2, 'Mine') },
      conflicts: { b: stored('b', 2, 'Theirs') },
    });
  });

  test('leaves another change as it is but for its files', () => {
    const incoming = { ...stored('a', 3, 'Newer'), fileUrls: [file] };
    const answers = { a: pending(1, 1, 'Mine') };
    const withFile = { a: pending(1, 1, 'Mine', { files: [file] }) };
    expect(received({ answers, conflicts: {} }, [incoming])).toEqual({ answers: withFile, conflicts: {} });
    expect(received({ answers, conflicts: { a: stored('a', 2, 'Theirs') } }, [incoming])).toEqual({
      answers: withFile,
      conflicts: { a: incoming },
    });
  });
});

describe('what a tab that is gone has left', () => {
  const left = pending(1, 7, 'Left', { editorId: 'gone', origin: 'adopted' });

  test('waits for the server again, and later changes have later sequences', () => {
    const context = openedWith([question('a'), question('b')], {
      answers: { a: { ...saved(2, 'Old'), files: [file] } },
    });
    expect(adopted(context, [kept('a', 7, 'Left'), kept('b', 3, 'Other')])).toEqual({
      answers: { a: { ...left, files: [file] }, b: { ...left, sequence: 3, response: ['Other'] } },
      lastSequence: 7,
      setAside: [],
    });
    expect(adopted({ ...context, lastSequence: 9 }, [kept('a', 7, 'Left')]).lastSequence).toBe(9);
    expect(adopted(context, [])).toEqual({ answers: context.answers, lastSequence: 0, setAside: [] });
  });

  test('is set aside where the page has no such question, or it cannot be answered', () => {
    const context = openedWith([question('a'), question('locked')], { editable: new Set(['a', 'gone']) });
    const [locked, gone] = [kept('locked', 2, 'Late'), kept('gone', 3, 'Hidden')];
    expect(adopted(context, [locked, kept('a', 1, 'Left'), gone])).toMatchObject({ setAside: [locked, gone] });
  });

  test('is not taken over what was typed since, what is saved already, or what cannot be answered', () => {
    const context = openedWith([question('typed'), question('same'), question('locked')], {
      editable: new Set(['typed', 'same']),
      answers: { typed: pending(1, 1, 'Mine'), same: saved(1, 'Left') },
    });
    const all = ['typed', 'same', 'locked'].map((id) => kept(id, 7, 'Left'));
    expect(adopted(context, all).answers).toEqual(context.answers);
  });
});

describe('a reply', () => {
  const reply = (outcome: 'SAVED' | 'CONFLICT', answer = stored('a', 4, 'Mine')) => ({
    answers: [{ outcome, answer }],
    savedAt: '2026-11-27T12:00:00Z',
    progress: 0,
    accessInfo: {
      expiresAt: '',
      expiresOn: '',
      isSubmitted: false,
      submittedAt: null,
      submittedBy: '',
      respondent: '',
    },
  });
  const sending = (local = pending(3, 5, 'Mine'), sequence = 5) =>
    openedWith([], {
      answers: { a: local },
      sent: { editorId: 'me', responses: [{ questionId: 'a', response: ['Mine'], version: 3, sequence }] },
      attempts: 2,
      failure: { code: 'x', message: 'x', fieldErrors: {} },
    });

  test('ends the request', () => {
    expect(applied(sending(), reply('SAVED'))).toEqual({
      answers: { a: saved(4, 'Mine') },
      conflicts: {},
      savedAt: '2026-11-27T12:00:00Z',
      sent: null,
      attempts: 0,
      failure: null,
    });
  });

  test('leaves what was changed meanwhile, which goes on from the new version', () => {
    const later = pending(3, 6, 'Later');
    expect(applied(sending(later), reply('SAVED')).answers).toEqual({ a: pending(4, 6, 'Later') });
    expect(applied(sending(pending(3, 6, 'Mine')), reply('SAVED')).answers).toEqual({ a: pending(4, 6, 'Mine') });
    const first = pending(3, 1, 'Later');
    expect(applied({ ...sending(first), sent: null }, reply('SAVED')).answers).toEqual({ a: pending(4, 1, 'Later') });
  });

  test('tells of a conflict unless both say the same', () => {
    const theirs = stored('a', 4, 'Theirs');
    expect(applied(sending(), reply('CONFLICT', theirs))).toMatchObject({
      answers: { a: pending(3, 5, 'Mine') },
      conflicts: { a: theirs },
    });
    expect(applied(sending(), reply('CONFLICT'))).toMatchObject({ answers: { a: saved(4, 'Mine') }, conflicts: {} });
  });

  test('to this tab’s own change is final, whatever the server made of it', () => {
    expect(applied(sending(), reply('SAVED', stored('a', 4, ' Mine')))).toMatchObject({
      answers: { a: saved(4, ' Mine') },
      conflicts: {},
    });
  });

  test('to a change that went on from less than the server has is a conflict', () => {
    const theirs = stored('a', 4, 'More');
    const continued = pending(3, 5, 'Mine', { origin: 'continued' });
    expect(applied(sending(continued), reply('SAVED', theirs))).toMatchObject({
      answers: { a: continued },
      conflicts: { a: theirs },
    });
    expect(applied(sending(pending(3, 5, 'Mine', { origin: 'adopted' })), reply('SAVED', theirs)).conflicts).toEqual(
      {},
    );
    const later = { ...continued, sequence: 6 };
    expect(applied(sending(later), reply('SAVED', theirs))).toMatchObject({
      answers: { a: { ...later, version: 4 } },
      conflicts: {},
    });
  });

  test('to what is no longer pending is what the server has', () => {
    expect(applied(sending(saved(4, 'Mine')), reply('SAVED', stored('a', 5, 'New'))).answers).toEqual({
      a: saved(5, 'New'),
    });
    expect(applied(sending(saved(4, 'Mine')), reply('CONFLICT', stored('a', 4, 'New'))).answers).toEqual({
      a: saved(4, 'Mine'),
    });
  });
});

describe('a conflict', () => {
  const theirs = stored('a', 4, 'Theirs');
  const context = openedWith([], {
    lastSequence: 5,
    answers: { a: pending(3, 5, 'Mine', { editorId: 'gone', origin: 'continued' }), b: saved(1, 'B') },
    conflicts: { a: theirs, b: stored('b', 2, 'Other') },
  });

  test('ends with this tab’s answer, as if the other had been seen', () => {
    expect(keptMine(context, 'a')).toEqual({
      answers: { a: pending(4, 6, 'Mine'), b: saved(1, 'B') },
      conflicts: { b: stored('b', 2, 'Other') },
      lastSequence: 6,
    });
  });

  test('or with the other answer', () => {
    expect(tookTheirs(context, 'a')).toEqual({
      answers: { a: saved(4, 'Theirs'), b: saved(1, 'B') },
      conflicts: { b: stored('b', 2, 'Other') },
    });
  });

  test('that has ended meanwhile changes nothing', () => {
    expect(keptMine(context, 'c')).toEqual({});
    expect(tookTheirs(context, 'c')).toEqual({});
  });
});
