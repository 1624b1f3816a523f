import { describe, expect, test } from 'vitest';

import { colours, type Pair, ratingLevels } from '#src/theme/colours.ts';
import { contrast } from '#src/ui/data/colour.ts';

/* WCAG 2.2: 1.4.3 asks 4.5 for text, 1.4.11 asks 3 for marks, the borders of fields and the focus ring. */
const textMinimum = 4.5;
const markMinimum = 3;

const { bg, fg, border, accent, focus, success, warning, danger, info, engraving, rating } = colours;
const themes = [
  ['light', 0],
  ['dark', 1],
] as const;

type Named = Readonly<Record<string, Pair>>;

/** Every combination of a foreground and a background, by name. */
function pairs(foregrounds: Named, backgrounds: Named): [name: string, foreground: Pair, background: Pair][] {
  return Object.entries(foregrounds).flatMap(([front, foreground]) =>
    Object.entries(backgrounds).map(([back, background]): [string, Pair, Pair] => [
      `${front} on ${back}`,
      foreground,
      background,
    ]),
  );
}

const pages = { canvas: bg.canvas, surface: bg.surface, raised: bg.raised };
const rows = { hover: bg.hover, selected: bg.selected };
const tones = { success, warning, danger, info };

const texts = [
  ...pairs(
    { 'fg.default': fg.default, 'fg.muted': fg.muted },
    { ...pages, ...rows, sunken: bg.sunken, active: bg.active },
  ),
  ...pairs({ 'fg.subtle': fg.subtle }, { ...pages, ...rows, sunken: bg.sunken }),
  ...pairs({ 'fg.onAccent': fg.onAccent }, { 'accent.solid': accent.solid, 'accent.hover': accent.hover }),
  ...pairs({ 'fg.onAccent': fg.onAccent }, { 'danger.solid': danger.solid, 'danger.hover': danger.hover }),
  ...pairs({ 'accent.fg': accent.fg }, { ...pages, ...rows, 'accent.subtle': accent.subtle }),
  ...pairs({ 'fg.default': fg.default, 'fg.muted': fg.muted }, { 'accent.subtle': accent.subtle }),
  ...Object.entries(tones).flatMap(([name, tone]) =>
    pairs({ [`${name}.fg`]: tone.fg }, { ...pages, ...rows, subtle: tone.subtle }),
  ),
  ...Object.entries(tones).flatMap(([name, tone]) =>
    pairs({ 'fg.default': fg.default }, { [`${name}.subtle`]: tone.subtle }),
  ),
  ...ratingLevels.flatMap((level) => pairs({ [`rating.${level}.on`]: rating[level].on }, { fill: rating[level].fill })),
  ...pairs({ 'engraving.second': engraving.second, 'fg.default': fg.default }, { 'engraving.paper': engraving.paper }),
  ...pairs({ 'bg.surface': bg.surface }, { 'fg.default (tooltip)': fg.default }),
];

const marks = [
  ...pairs({ 'border.control': border.control }, { canvas: bg.canvas, surface: bg.surface, raised: bg.raised }),
  ...pairs({ focus }, { ...pages, ...rows, sunken: bg.sunken }),
  ...pairs({ 'accent.solid': accent.solid }, { surface: bg.surface, canvas: bg.canvas, raised: bg.raised }),
  ...pairs({ 'danger.solid': danger.solid }, { surface: bg.surface, canvas: bg.canvas, raised: bg.raised }),
  ...ratingLevels.flatMap((level) => pairs({ [`rating.${level}.ink`]: rating[level].ink }, { ...pages, ...rows })),
  ...pairs({ 'engraving.ink': engraving.ink }, { 'engraving.paper': engraving.paper }),
];

describe.each(themes)('in the %s theme', (_, theme) => {
  test.each(texts)('text has sufficient contrast: %s', (_name, foreground, background) => {
    expect(contrast(foreground[theme], background[theme])).toBeGreaterThanOrEqual(textMinimum);
  });

  test.each(marks)('marks have sufficient contrast: %s', (_name, foreground, background) => {
    expect(contrast(foreground[theme], background[theme])).toBeGreaterThanOrEqual(markMinimum);
  });

  test('the higher the rating, the more its fill stands out from the page', () => {
    const contrasts = ratingLevels.map((level) => contrast(rating[level].fill[theme], bg.surface[theme]));

    expect(contrasts).toEqual(contrasts.toSorted((a, b) => a - b));
    expect(new Set(contrasts).size).toBe(ratingLevels.length);
  });

  test('the highest rating is redder than the one below it', () => {
    const channels = (level: 4 | 5, part: 'fill' | 'ink') =>
      (rating[level][part][theme].match(/[0-9A-F]{2}/g) ?? []).map((digits) => Number.parseInt(digits, 16));
    for (const part of ['fill', 'ink'] as const) {
      const [red = 0, green = 0] = channels(5, part);
      const [redBelow = 0, greenBelow = 0] = channels(4, part);
      expect(red / green).toBeGreaterThan(redBelow / greenBelow);
    }
  });
});

/** How far a colour is from grey: the range of its channels. */
const strength = (colour: string) => {
  const channels = (colour.match(/[0-9A-F]{2}/g) ?? []).map((digits) => Number.parseInt(digits, 16));
  return Math.max(...channels) - Math.min(...channels);
};

/** Whether each value is well above the one before it. */
const rises = (values: readonly number[], by: number): boolean =>
  values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0) * by);

describe.each(['fill', 'ink'] as const)('on a dark page, the higher the rating, the', (part) => {
  const shades = ratingLevels.map((level) => rating[level][part][1]);

  test.each(Object.entries({ ...pages, ...rows }))(`more its ${part} stands out from %s`, (_name, background) => {
    expect(
      rises(
        shades.map((shade) => contrast(shade, background[1])),
        1.03,
      ),
    ).toBe(true);
  });

  test(`stronger its ${part} is, so that the highest does not only look paler`, () => {
    expect(rises(shades.map(strength), 1.03)).toBe(true);
  });
});

test.each(themes)('numbers and lines that alarm are text and marks that can be read in the %s theme', (_, theme) => {
  for (const background of [...Object.values(pages), ...Object.values(rows)])
    expect(contrast(rating[4].ink[theme], background[theme])).toBeGreaterThanOrEqual(textMinimum);
});
