import { expect, test } from 'vitest';

import { useChosen } from '#src/components/useChosen.ts';

import { alone, renderHook } from '../support/app.tsx';

/** What is chosen while the address is the one that is given. */
async function addressed(first: string | undefined) {
  let address = first;
  const hook = await renderHook(alone, () => useChosen(address));
  return {
    chosen: () => hook.result.id(),
    choose: (id: string) => hook.result.choose(id),
    async arrive(id: string | undefined) {
      address = id;
      await hook.rerender();
    },
  };
}

test('the address chooses, and a choice does not wait for it', async () => {
  const question = await addressed(undefined);
  expect(question.chosen()).toBeUndefined();
  question.choose('first');
  expect(question.chosen()).toBe('first');
  await question.arrive('first');
  await question.arrive('second');
  expect(question.chosen()).toBe('second');
});

test('an address that arrives after another was chosen does not take its place', async () => {
  const question = await addressed('first');
  question.choose('second');
  question.choose('third');
  await question.arrive('second');
  expect(question.chosen()).toBe('third');
  await question.arrive('third');
  expect(question.chosen()).toBe('third');
});

test('to choose the one that is shown awaits nothing: the next address chooses again', async () => {
  const question = await addressed('first');
  question.choose('first');
  await question.arrive('second');
  expect(question.chosen()).toBe('second');
});
