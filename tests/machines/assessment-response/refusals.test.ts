import { describe, expect, test } from 'vitest';

import { conflictsOf, isGone, isTemporary, missingOf } from '#machines/assessment-response/refusals.ts';

import { stored } from '../support/local-answers.ts';

describe('a refusal', () => {
  const refusal = (status: number | undefined, current?: unknown) => ({
    failure: { status, code: 'x', message: 'x', fieldErrors: {}, current },
  });
  const statuses = [undefined, 400, 404, 408, 409, 410, 429, 499, 500, 503];

  test('ends the link, or may pass', () => {
    expect(statuses.filter((status) => isGone(refusal(status)))).toEqual([404, 410]);
    expect(statuses.filter((status) => isTemporary(refusal(status)))).toEqual([undefined, 408, 429, 500, 503]);
  });

  test('names questions without an answer', () => {
    expect(missingOf(refusal(422, { missing: ['a', 7, null, 'b'] }))).toEqual(['a', 'b']);
    for (const current of [undefined, null, 'missing', {}, { missing: 'a' }, { missing: null }])
      expect(missingOf(refusal(422, current))).toEqual([]);
  });

  test('names answers in conflict', () => {
    const answer = stored('a', 2, 'Theirs');
    const broken = [null, 'x', {}, { answer: null }, { answer: { ...answer, questionId: 7 } }];
    const shapeless = [{ answer: { ...answer, response: 'x' } }, { answer: 'x' }];
    expect(conflictsOf(refusal(409, { conflicts: [...broken, { answer }, ...shapeless] }))).toEqual([answer]);
    expect(conflictsOf(refusal(409, { conflicts: { answer } }))).toEqual([]);
    expect(conflictsOf(refusal(409))).toEqual([]);
  });
});
