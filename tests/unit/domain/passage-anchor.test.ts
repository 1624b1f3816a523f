import { describe, expect, test } from 'vitest';

import { anchorAt, placeIn } from '#domain/policy/passage-anchor.ts';

const tiers = 'Tier 1: report within 4 hours. Tier 2: report within 4 hours. Tier 3: report within 4 hours.';
const words = 'report within 4 hours';
const at = (tier: number) => tiers.indexOf(`Tier ${tier}: `) + 'Tier 1: '.length;

describe('the place of words that a text repeats', () => {
  test.each([1, 2, 3])('is the one that was chosen: number %s', (tier) => {
    expect(placeIn(tiers, words, anchorAt(tiers, at(tier), words.length))).toBe(at(tier));
  });

  test('is found again after the text before it has become longer', () => {
    const anchor = anchorAt(tiers, at(2), words.length);
    const before = 'A new paragraph that says when to report, and to whom. ';
    expect(placeIn(`${before}${tiers}`, words, anchor)).toBe(before.length + at(2));
  });

  test('is found by its surroundings when its order has changed', () => {
    const anchor = anchorAt(tiers, at(3), words.length);
    const changed = 'Tier 3: report within 4 hours. Tier 1: report within 4 hours. Tier 2: report within 4 hours.';
    expect(placeIn(changed, words, anchor)).toBe('Tier 3: '.length);
  });

  test('is the closest one where the surroundings do not tell', () => {
    const repeated = 'x '.repeat(400);
    expect(placeIn(repeated, 'x', { start: 301, before: '', after: '' })).toBe(300);
  });
});

test('words that are gone have no place, and without an anchor the first place counts', () => {
  expect(placeIn(tiers, 'within 8 hours', anchorAt(tiers, at(2), 14))).toBeUndefined();
  expect(placeIn(tiers, '', null)).toBeUndefined();
  expect(placeIn(tiers, words, null)).toBe(at(1));
});
