import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

import { arrowBetween } from '#src/ui/chart/arrows.ts';
import { Bars } from '#src/ui/chart/Bars.tsx';
import { HeatMap } from '#src/ui/chart/HeatMap.tsx';
import { trendGeometry } from '#src/ui/chart/trend-geometry.ts';

const size = { width: 420, height: 180 };

describe('the geometry of a trend', () => {
  const months = ['Jan', 'Feb', 'Mar'];

  test('begins at zero, ends at a round number above the highest value, and spans the area', () => {
    const { ticks, lines, area } = trendGeometry(months, [{ name: 'Risks', values: [0, 7, 18] }], size);
    expect(ticks.map(({ value }) => value)).toEqual([0, 5, 10, 15, 20]);
    expect(ticks[0]?.y).toBe(area.bottom);
    expect(ticks.at(-1)?.y).toBe(area.top);
    expect(lines[0]?.path).toMatch(new RegExp(`^M${area.left} ${area.bottom}L`));
    expect(lines[0]?.last).toMatchObject({ x: area.right, value: 18 });
  });

  test('is interrupted where there is no value', () => {
    const { lines } = trendGeometry(months, [{ name: 'Risks', values: [1, null, 3] }], size);
    expect(lines[0]?.path.match(/[ML]/g)).toEqual(['M', 'M']);
  });

  test('keeps the labels of lines that end close together apart, within the picture', () => {
    const series = [4, 5, 6].map((value) => ({ name: `${value}`, values: [value, value, value] }));
    const places = trendGeometry(months, [...series, { name: 'Top', values: [90, 90, 90] }], size).lines.map(
      ({ last }) => last?.labelY ?? 0,
    );
    const sorted = places.toSorted((one, other) => one - other);
    const gaps = sorted.slice(1).map((place, index) => place - (sorted[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(29.9);
    expect(Math.max(...places)).toBeLessThanOrEqual(size.height);
  });

  test('names as many points as there is room for, and always the latest', () => {
    const days = Array.from({ length: 60 }, (_, index) => `${index}`);
    const { labels } = trendGeometry(days, [{ name: 'Risks', values: days.map(() => 1) }], size);
    expect(labels.length).toBeLessThan(8);
    expect(labels.at(-1)?.label).toBe('59');
  });

  test('has a picture even without a value or any width', () => {
    const { lines, ticks } = trendGeometry([], [{ name: 'Risks', values: [] }], { width: 0, height: 180 });
    expect(lines[0]).toMatchObject({ path: '', last: undefined });
    expect(ticks.every(({ y }) => Number.isFinite(y))).toBe(true);
  });
});

describe('an arrow', () => {
  test('leaves room for the numbers at its ends, beside the one in the opposite direction', () => {
    expect(arrowBetween({ x: 0, y: 0 }, { x: 100, y: 0 })).toEqual({ from: { x: 14, y: 5 }, to: { x: 86, y: 5 } });
    expect(arrowBetween({ x: 100, y: 0 }, { x: 0, y: 0 })).toEqual({ from: { x: 86, y: -5 }, to: { x: 14, y: -5 } });
  });

  test('is left out where it would be shorter than its ends', () => {
    expect(arrowBetween({ x: 0, y: 0 }, { x: 20, y: 0 })).toBeUndefined();
  });
});

test('bars are a table of their numbers, as long as their shares of the longest', () => {
  const html = renderToStaticMarkup(
    <Bars
      label="By owner"
      rowLabel="Owner"
      parts={[
        { name: 'Above', tone: 'alarming' },
        { name: 'Others', tone: 'plain' },
      ]}
      bars={[
        { key: 'a', name: 'Ada', values: [1, 3] },
        { key: 'b', name: 'Bea', values: [0, 2] },
      ]}
      format={(value) => `${value}`}
    />,
  );
  expect(html).toMatch(/<caption[^>]*>By owner<\/caption>/);
  expect([...html.matchAll(/width:([\d.]+%)/g)].map(([, width]) => width)).toEqual(['25%', '75%', '50%']);
  expect([...html.matchAll(/<t[hd][^>]*>(\w+)<\/t[hd]>/g)].map(([, text]) => text)).toEqual(
    'Owner Bar Above Others Ada 1 3 Bea 0 2'.split(' '),
  );
});

test('a heat map says score and band of each cell, links those that count something, and marks where the limit is', () => {
  const step = (score: number) => ({ id: `s${score}`, name: `Step ${score}`, score });
  const html = renderToStaticMarkup(
    <HeatMap
      label="Current risk"
      rowsLabel="Likelihood"
      columnsLabel="Impact"
      rows={[step(1), step(2)]}
      columns={[step(1), step(2)]}
      cellAt={(row, column) => {
        const score = row.score * column.score;
        return { count: score - 1, score, level: 1, colour: undefined, rating: 'Low', isAbove: score > 2 };
      }}
      link={(row, column, content) => <a href={`/${row.id}/${column.id}`}>{content}</a>}
      format={(value) => `${value}`}
    />,
  );
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/s2/s1', '/s2/s2', '/s1/s2']);
  expect([...html.matchAll(/data-limit="([^"]*)"/g)].map(([, limit]) => limit)).toEqual(['', 'start below', '', '']);
  expect(html.replaceAll(/<[^>]+>/g, '')).toContain('3, score 4, Low, above the limit');
});
