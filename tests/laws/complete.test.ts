import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { registerNames } from '#tests/contract/samples.ts';

test('every register of the contract has its laws, and so have its look-ups', () => {
  const texts = readdirSync(import.meta.dirname).map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'));
  const called = texts.flatMap((text) => /^registerLaws\('(\w+)'/m.exec(text)?.[1] ?? []);
  expect(called.toSorted()).toEqual(registerNames.toSorted());
});
