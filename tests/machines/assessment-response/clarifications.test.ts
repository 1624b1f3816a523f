import { describe, expect, test } from 'vitest';

import { isEditable } from '#machines/assessment-response/answers.ts';
import type { LocalAnswer } from '#machines/assessment-response/assessment-response.types.ts';
import { heldBackIn } from '#machines/assessment-response/held-back.ts';
import { missingIn } from '#machines/assessment-response/incomplete-answers.ts';
import { unsentAnswers } from '#machines/assessment-response/unsent-answers.ts';

import { question } from '../../unit/support/questionnaires.ts';
import { openedWith, pending, saved } from '../support/local-answers.ts';

describe('what the reviewer asks about', () => {
  const asked = { id: 'r', questionId: 'a', text: 'Since when?', answerBefore: ['No'] };
  const questions = [
    question('a', { type: 'YESNO' }),
    question('b', { required: true, shownWhen: { questionId: 'a', values: ['Yes'] } }),
    question('c'),
  ];
  const contextWith = (answers: Readonly<Record<string, LocalAnswer>>) =>
    openedWith(questions, { answers, clarifications: [asked], editable: new Set(['a']) });

  test('can be answered and replied to, with what the answer opens', () => {
    const editableWith = (text: string) =>
      ['a', 'b', 'c', 'r'].filter((id) => isEditable(contextWith({ a: saved(2, text) }), id));
    expect(editableWith('No')).toEqual(['a', 'r']);
    expect(editableWith('Yes')).toEqual(['a', 'b', 'r']);
    expect(missingIn(contextWith({ a: saved(2, 'Yes') }))).toEqual(['b']);
  });

  test('takes a reply within its limit, whatever the type of the question', () => {
    const context = contextWith({ r: pending(0, 1, 'x'.repeat(10_001)) });
    expect([unsentAnswers(context), heldBackIn(context)]).toEqual([[], ['r']]);
    const fitting = contextWith({ r: pending(0, 1, 'Since May') });
    expect([unsentAnswers(fitting).length, heldBackIn(fitting)]).toEqual([1, []]);
  });
});
