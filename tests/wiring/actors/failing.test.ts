import { setImmediate } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { failing } from '#src/actors/failure.ts';

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
