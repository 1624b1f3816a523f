import { expect, test } from 'vitest';

import { mostUsed, type MostUsed, type Used } from '#server/modules/service-provider/most-used.ts';

import { numbersFrom } from '../support/questionnaires.ts';

type Use = readonly [user: string, used: string];

/** Providers of which each uses up to three with a lower number, the first ones most. */
function usesFrom(seed: number): Use[] {
  const next = numbersFrom(seed);
  return Array.from({ length: 80 }, (_, index) => index + 1).flatMap((user) =>
    [...new Set(Array.from({ length: 3 }, () => next(next(user) + 1)))].map((used): Use => [`p${user}`, `p${used}`]),
  );
}

const usersOf = (uses: readonly Use[], id: string): Set<string> => {
  const direct = uses.flatMap(([user, used]) => (used === id ? [user] : []));
  return new Set(direct.flatMap((user) => [user, ...usersOf(uses, user)]));
};

const countsIn =
  (uses: readonly Use[], asked: string[] = []) =>
  (ids: readonly string[]): Promise<MostUsed[]> => {
    asked.push(...ids);
    return Promise.resolve(ids.map((id) => ({ id, users: usersOf(uses, id).size })));
  };

const usedIn = (uses: readonly Use[]): Used[] => {
  const ids = [...new Set(uses.map(([, used]) => used))];
  return ids.map((id) => {
    const users = uses.flatMap(([user, used]) => (used === id ? [user] : []));
    return { id, direct: users.length, users: users.filter((user) => ids.includes(user)) };
  });
};

test('the providers on which most depend are those that counting each of them finds', async () => {
  for (let seed = 1; seed <= 10; seed += 1) {
    const uses = usesFrom(seed);
    const all = await countsIn(uses)(usedIn(uses).map(({ id }) => id));
    const best = all.toSorted((one, other) => other.users - one.users || (one.id < other.id ? -1 : 1)).slice(0, 10);
    expect(await mostUsed(usedIn(uses), 10, countsIn(uses))).toEqual(best);
  }
});

test('those that cannot be among the most are not counted', async () => {
  const platforms = Array.from({ length: 15 }, (_, index) => `platform${index + 10}`);
  const uses: Use[] = [
    ...platforms.flatMap((id) => [`first of ${id}`, `second of ${id}`].map((user): Use => [user, id])),
    ...Array.from({ length: 40 }, (_, index): Use => ['one', `small${index}`]),
  ];
  const asked: string[] = [];
  const found = await mostUsed(usedIn(uses), 10, countsIn(uses, asked));
  expect(found.map(({ id }) => id)).toEqual(platforms.slice(0, 10));
  expect(asked).toEqual(platforms);
});

test('a circle, which the register does not allow, ends', async () => {
  const used = [
    { id: 'a', direct: 1, users: ['b'] },
    { id: 'b', direct: 1, users: ['a'] },
  ];
  const count = (ids: readonly string[]) => Promise.resolve(ids.map((id) => ({ id, users: 1 })));
  expect((await mostUsed(used, 10, count)).map(({ id }) => id)).toEqual(['a', 'b']);
});
