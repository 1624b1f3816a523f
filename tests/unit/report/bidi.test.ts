import { expect, it } from 'vitest';

import { isRightToLeftParagraph, visualOrder } from '#server/modules/report/files/bidi.ts';

/** From left to right, each word in the order in which the font gets it. */
const seen = (text: string) =>
  visualOrder(text, isRightToLeftParagraph(text) ? 'rtl' : 'ltr')
    .map((piece) => piece.text)
    .join('|');

it.each([
  ['Latin', 'Fire (2026)', 'Fire| |(2026)'],
  ['Hebrew with Latin in brackets', 'שלום 2026 (test), mixed', 'mixed| |,(|test|)| |2026| |שלום'],
  ['Hebrew within Latin', 'Site שלום עולם open', 'Site| |עולם| |שלום| |open'],
  ['Arabic with brackets', 'مرحبا (اختبار)', ')اختبار(| |مرحبا'],
])('%s', (_, text, pieces) => {
  expect(seen(text)).toBe(pieces);
});
