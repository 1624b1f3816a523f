import { expect, test } from 'vitest';

import { contrast, luminance, textOn } from '#src/ui/data/colour.ts';

test('black and white are the ends of the scale', () => {
  expect(luminance('#000000')).toBe(0);
  expect(luminance('#ffffff')).toBeCloseTo(1, 10);
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 10);
  expect(contrast('#FFFFFF', '#000000')).toBeCloseTo(21, 10);
});

test('the contrast of a known pair is what WCAG computes', () => {
  // #767676 is the lightest grey that passes 4.5 on white.
  expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
  expect(contrast('#0B5F70', '#0B5F70')).toBe(1);
});

test.each([
  ['#FFEB3B', '#11191B'],
  ['#E9B93F', '#11191B'],
  ['#FFFFFF', '#11191B'],
  ['#7B1FA2', '#FFFFFF'],
  ['#961a20', '#FFFFFF'],
  ['#000000', '#FFFFFF'],
] as const)("text on an organisation's %s is %s", (colour, text) => {
  expect(textOn(colour)).toBe(text);
});

test('for any colour, the chosen text colour has the higher and a sufficient contrast', () => {
  const steps = ['00', '33', '66', '99', 'CC', 'FF'];
  const cube = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)));

  const best = (colour: string) => Math.max(contrast('#11191B', colour), contrast('#FFFFFF', colour));

  expect(cube.filter((colour) => contrast(textOn(colour), colour) !== best(colour))).toEqual([]);
  // The worst case of any colour; large or bold text needs 3.
  expect(cube.filter((colour) => best(colour) < 4.1)).toEqual([]);
});

test.each(['', 'red', '#FFF', '#12345G', '#1234567', 'rgb(0 0 0)'])('%j is rejected', (colour) => {
  expect(() => textOn(colour)).toThrow(new RangeError(`Not a colour of the form #RRGGBB: ${colour}`));
});
