import { expect, test } from 'vitest';

import { ApiError } from '#server/contract/errors.ts';
import { BodyBudget } from '#server/http/body-budget.ts';

const limits = { caller: 10, network: 20, strangers: 25, inAll: 40 };
const person = (name: string, network = 'office') => ({ network, caller: `person:${name}` });
const stranger = (network: string) => ({ network, caller: undefined });

/** The status of a refusal; undefined if the bytes are held. */
function refusalOf(hold: () => unknown): number | undefined {
  try {
    hold();
    return undefined;
  } catch (error) {
    if (error instanceof ApiError && error.retryAfterSeconds === 2) return error.statusCode;
    throw error;
  }
}

test('a person, a network and all strangers together hold so much at once', () => {
  const budget = new BodyBudget(limits);
  expect(refusalOf(() => budget.hold(person('Ada'), 10))).toBeUndefined();
  expect(refusalOf(() => budget.hold(person('Ada', 'home'), 1))).toBe(429);
  expect(refusalOf(() => budget.hold(person('Ben'), 10))).toBeUndefined();
  expect(refusalOf(() => budget.hold(person('Cleo'), 1))).toBe(429);
  expect(refusalOf(() => budget.hold(stranger('café'), 20))).toBeUndefined();
  expect(refusalOf(() => budget.hold(stranger('hotel'), 1))).toBe(503);
});

test('strangers leave room for people who are known', () => {
  const budget = new BodyBudget(limits);
  budget.hold(stranger('café'), 20);
  budget.hold(stranger('hotel'), 5);
  expect(refusalOf(() => budget.hold(stranger('station'), 1))).toBe(503);
  expect(refusalOf(() => budget.hold(person('Ada'), 10))).toBeUndefined();
});

test('what is given back can be held again, and is given back only once', () => {
  const budget = new BodyBudget(limits);
  const giveBack = budget.hold(person('Ada'), 6);
  budget.hold(person('Ada'), 4);
  giveBack();
  giveBack();
  expect(budget.heldBy('all')).toBe(4);
  expect(budget.heldBy('caller:person:Ada')).toBe(4);
  expect(refusalOf(() => budget.hold(person('Ada'), 7))).toBe(429);
  expect(refusalOf(() => budget.hold(person('Ada'), 6))).toBeUndefined();
});
