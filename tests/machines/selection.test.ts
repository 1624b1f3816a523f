import { describe, expect, test } from 'vitest';

import { asShown, rangeTo, toggled, toggledTogether, withRows } from '#machines/register/selection.ts';

const row = (number: number, version = 1) => ({ id: `id-${number}`, ref: `R-000${number}`, version });
const page = [row(1), row(2), row(3), row(4), row(5)];

describe('a range', () => {
  test('spans from the anchor to the row in either direction', () => {
    expect(rangeTo(row(4), 'id-2', page)).toEqual([row(2), row(3), row(4)]);
    expect(rangeTo(row(2), 'id-4', page)).toEqual([row(2), row(3), row(4)]);
  });

  test('is only the row if the anchor is not on screen', () => {
    expect(rangeTo(row(4), null, page)).toEqual([row(4)]);
    expect(rangeTo(row(4), 'id-9', page)).toEqual([row(4)]);
    expect(rangeTo(row(4), 'id-4', page)).toEqual([row(4)]);
    expect(rangeTo(row(9), 'id-2', page)).toEqual([row(9)]);
  });
});

describe('the rows of a page', () => {
  test('are all selected unless every one already is', () => {
    expect(toggledTogether([row(9), row(2)], page)).toEqual([row(9), row(2), row(1), row(3), row(4), row(5)]);
  });

  test('are all deselected if every one is selected, and rows of other pages stay', () => {
    expect(toggledTogether([row(9), ...page], page)).toEqual([row(9)]);
  });
});

test('a row is deselected alone', () => {
  expect(toggled([row(1), row(2)], row(2))).toEqual([row(1)]);
  expect(toggled([row(1)], row(2))).toEqual([row(1), row(2)]);
});

test('a row is selected only once', () => {
  expect(withRows([row(1)], [row(1), row(2)])).toEqual([row(1), row(2)]);
});

test('selected rows use the version on screen, those of other pages the version when selected', () => {
  expect(asShown([row(9), row(2)], [row(1), row(2, 7)])).toEqual([row(9), row(2, 7)]);
});
