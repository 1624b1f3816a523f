import { setImmediate } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { failing, failureOf, MissingField, refusal } from '#src/actors/failure.ts';

const outcomeOf = (work: () => Promise<unknown>) =>
  Promise.race([
    failing(work).then(
      () => 'done',
      () => 'failed',
    ),
    setImmediate('unended'),
  ]);

test('work that was aborted never ends, so that nothing is told of a stopped actor', async () => {
  const stopped = AbortSignal.abort();
  expect(await outcomeOf(async () => stopped.throwIfAborted())).toBe('unended');
  expect(await outcomeOf(() => Promise.reject(new DOMException('Too late', 'TimeoutError')))).toBe('failed');
});

test('what is refused before it is sent names its fields', () => {
  const fieldErrors = { title: 'Enter a title' };
  expect(failureOf(new MissingField('title', 'Enter a title'))).toEqual({
    code: 'missing_field',
    message: 'Enter a title',
    fieldErrors,
  });
  expect(refusal(fieldErrors)).toMatchObject({ code: 'invalid', message: '', fieldErrors });
});
