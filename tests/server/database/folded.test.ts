import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { folded } from '#domain/text/folded.ts';
import { connect } from '#server/database/connections.ts';
import { createTestDatabase } from '#tests/server/support/database.ts';
import { shared } from '#tests/server/support/shared.ts';

let owner: pg.Client;
const test = shared(createTestDatabase);
beforeAll(async () => {
  owner = await connect(test.owner);
});
afterAll(async () => {
  await owner.end();
});

const inDatabase = async (texts: readonly string[]): Promise<string[]> => {
  const { rows } = await owner.query<{ folded: string }>(
    'select folded(text) as folded from unnest($1::text[]) with ordinality as given (text, place) order by place',
    [texts],
  );
  return rows.map((row) => row.folded);
};

/** Scripts with case, accents or compatibility forms, and every form that the rule names. */
const ranges = [
  [0x20, 0x24f],
  [0x2b0, 0x52f],
  [0x591, 0x6ff],
  [0x1e00, 0x1fff],
  [0x2010, 0x206f],
  [0x20d0, 0x218f],
  [0x3000, 0x30ff],
  [0xfb00, 0xfb06],
  [0xfe00, 0xfe2f],
  [0xfe30, 0xfe6f],
  [0xff01, 0xff5e],
] as const;

const characters = ranges.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
);

it('the database folds every character as the app does', async () => {
  const texts = [...characters, ...characters.map((one) => `A${one}b`)];
  const found = await inDatabase(texts);
  const different = texts.filter((text, index) => folded(text) !== found[index]);
  expect(different).toEqual([]);
});
