import { scaleLinear, scalePoint } from 'd3-scale';

export interface TrendSeries {
  readonly name: string;
  /** One per point of the axis; null where there is none. */
  readonly values: readonly (number | null)[];
  /** A series that reports a problem. */
  readonly alarming?: boolean | undefined;
  /** A series that another one is measured by: its line is dotted, its mark hollow. */
  readonly isReference?: boolean | undefined;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface TrendLine {
  readonly series: TrendSeries;
  /** The path of the line, as an SVG `d`; it is interrupted where there is no value. */
  readonly path: string;
  /** The last value, and where it is; undefined if the series has none. */
  readonly last: (Point & { readonly value: number; readonly labelY: number }) | undefined;
}

export interface TrendGeometry {
  readonly lines: readonly TrendLine[];
  /** The horizontal rules. */
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
  /** The points of the axis that have room for a label. */
  readonly labels: readonly { readonly label: string; readonly x: number }[];
  /** Where the lines may be, in pixels. */
  readonly area: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
}

const margin = { left: 36, right: 100, top: 10, bottom: 24 };

/** Pixels that a label of the axis, and one beside the end of a line, take at least. */
const labelWidth = 56;
const labelHeight = 30;

/** Pixels by which the second line of a label is below the end of its line. */
const labelDepth = 14;

/** Keeps labels from covering each other and the axis: moved down as far as needed, and up again where there is no room. */
function spread(lines: readonly TrendLine[], lowest: number): TrendLine[] {
  const ends = lines.flatMap((line) => (line.last === undefined ? [] : [{ line, y: line.last.y }]));
  const ordered = ends.toSorted((one, other) => one.y - other.y);
  let free = -Infinity;
  for (const end of ordered) {
    end.y = Math.max(end.y, free);
    free = end.y + labelHeight;
  }
  let limit = lowest;
  for (const end of ordered.toReversed()) {
    end.y = Math.min(end.y, limit);
    limit = end.y - labelHeight;
  }
  const placed = new Map(ordered.map(({ line, y }) => [line, y]));
  return lines.map((line) => {
    const { last } = line;
    return last === undefined ? line : { ...line, last: { ...last, labelY: placed.get(line) ?? last.y } };
  });
}

/** Where everything in a chart of values over time is, in pixels. */
export function trendGeometry(points: readonly string[], series: readonly TrendSeries[], size: Size): TrendGeometry {
  const area = {
    left: margin.left,
    right: Math.max(margin.left + 1, size.width - margin.right),
    top: margin.top,
    bottom: size.height - margin.bottom,
  };
  const highest = Math.max(1, ...series.flatMap(({ values }) => values.filter((value) => value !== null)));
  const y = scaleLinear([0, highest], [area.bottom, area.top]).nice(4);
  const x = scalePoint(
    points.map((_, index) => index),
    [area.left, area.right],
  );
  const at = (index: number, value: number): Point => ({ x: x(index) ?? area.left, y: y(value) });
  const lines = series.map((one): TrendLine => {
    const known = one.values.flatMap((value, index) => (value === null ? [] : [{ index, value, ...at(index, value) }]));
    const path = known
      .map((point, order) => `${known[order - 1]?.index === point.index - 1 ? 'L' : 'M'}${point.x} ${point.y}`)
      .join('');
    const last = known.at(-1);
    return { series: one, path, last: last && { x: last.x, y: last.y, value: last.value, labelY: last.y } };
  });
  const every = Math.max(1, Math.ceil((points.length * labelWidth) / (area.right - area.left)));
  return {
    area,
    lines: spread(lines, area.bottom - labelDepth),
    ticks: y
      .ticks(4)
      .filter(Number.isInteger)
      .map((value) => ({ value, y: y(value) })),
    // Counted from the end, so that the latest point is always named.
    labels: points.flatMap((label, index) =>
      (points.length - 1 - index) % every === 0 ? [{ label, x: at(index, 0).x }] : [],
    ),
  };
}
