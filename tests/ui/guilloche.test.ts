import { expect, test } from 'vitest';

import { lobePath, lobeTurns, type Ring, waveRows, wavyCircle } from '#src/ui/art/guilloche.ts';

const ring: Ring = { outer: [304, 10], inner: [214, 8], waves: 24, lines: 14, pieces: 36 };

/** Distances from the centre of every point of a path. */
function radii(path: string): number[] {
  return path
    .split(/[MLZ]/)
    .filter((pair) => pair !== '')
    .map((pair) => Math.hypot(...pair.split(' ').map(Number)));
}

test('a ring is drawn deterministically', () => {
  expect(lobePath(ring)).toBe(lobePath(ring));
  expect(lobePath(ring).startsWith('M268.0 0.0L283.6 4.1L')).toBe(true);
});

test('its lines stay between its edges', () => {
  const drawn = radii(lobePath(ring));

  expect(drawn).toHaveLength(14 * 37);
  expect(Math.max(...drawn)).toBeLessThanOrEqual(314.1);
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(205.9);
});

test('turned lobes meet: each ends at the distance where the next begins', () => {
  const distances = (piece: number) =>
    lobePath(ring)
      .split('M')
      .slice(1)
      .map((line) => Math.round(radii(line).at(piece) ?? 0))
      .toSorted((a, b) => a - b);

  expect(distances(-1)).toEqual(distances(0));
  expect(lobeTurns).toEqual([0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330]);
});

test('the seal is a closed circle with twelve bulges', () => {
  const circle = wavyCircle(17, 4.5, 144);
  const drawn = radii(circle).map((radius) => Math.round(radius * 2) / 2);

  expect(circle.endsWith('Z')).toBe(true);
  expect(drawn.filter((radius) => radius === 21.5)).toHaveLength(12);
  expect(drawn.filter((radius) => radius === 12.5)).toHaveLength(12);
});

test('the field of waves fills its height, row by row', () => {
  const rows = waveRows(900);

  expect(rows).toHaveLength(150);
  expect(rows.slice(0, 3)).toEqual([
    { x: 0, y: 6 },
    { x: 42, y: 12 },
    { x: 3, y: 18 },
  ]);
  expect(rows.at(-1)?.y).toBe(900);
});
