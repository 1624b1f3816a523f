import { describe, expect, test } from 'vitest';

import { asShown, rangeTo, toggledTogether, withRows } from '#machines/register/selection.ts';

const row = (number: number, version = 1) => ({ id: `id-${number}`, ref: `R-000${number}`, version });
const page = [row(1), row(2), row(3), row(4), row(5)];

describe('a range', () => {
  test('goes from the anchor to the row, whichever comes first', () => {
    expect(rangeTo(row(4), 'id-2', page)).toEqual([row(2), row(3), row(4)]);
    expect(rangeTo(row(2), 'id-4', page)).toEqual([row(2), row(3), row(4)]);
  });

  test('is the row alone without an anchor on the screen', () => {
    expect(rangeTo(row(4), null, page)).toEqual([row(4)]);
    expect(rangeTo(row(4), 'id-9', page)).toEqual([row(4)]);
    expect(rangeTo(row(4), 'id-4', page)).toEqual([row(4)]);
  });
});

describe('rows of a page together', () => {
  test('are ticked as long as one of them is not', () => {
    expect(toggledTogether([row(9), row(2)], page)).toEqual([row(9), row(2), row(1), row(3), row(4), row(5)]);
  });

  test('are unticked when all are, and rows of other pages stay', () => {
    expect(toggledTogether([row(9), ...page], page)).toEqual([row(9)]);
  });
});

test('a row is ticked once', () => {
  expect(withRows([row(1)], [row(1), row(2)])).toEqual([row(1), row(2)]);
});

test('ticked rows count in the version on the screen, those of other pages as they were ticked', () => {
  expect(asShown([row(9), row(2)], [row(1), row(2, 7)])).toEqual([row(9), row(2, 7)]);
});
