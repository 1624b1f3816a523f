import { scaleLinear, scalePoint } from 'd3-scale';

export interface TrendSeries {
  readonly name: string;
  /** One per point of the axis; null where there is none. */
  readonly values: readonly (number | null)[];
  /** A series that reports a problem. */
  readonly alarming?: boolean | undefined;
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

const margin = { left: 36, right: 84, top: 10, bottom: 24 };

/** Pixels that a label of the axis, and one beside the end of a line, take at least. */
const labelWidth = 56;
const labelHeight = 30;

/** Keeps labels from covering each other: each is moved down until it is below the one before it. */
function spread(lines: readonly TrendLine[], lowest: number): TrendLine[] {
  const placed = new Map<TrendLine, number>();
  let free = -Infinity;
  for (const line of lines.toSorted((one, other) => (one.last?.y ?? 0) - (other.last?.y ?? 0))) {
    if (line.last === undefined) continue;
    const y = Math.max(line.last.y, free);
    placed.set(line, y);
    free = y + labelHeight;
  }
  const over = Math.max(0, ...[...placed.values()].map((y) => y - lowest));
  return lines.map((line) => {
    const { last } = line;
    return last === undefined ? line : { ...line, last: { ...last, labelY: (placed.get(line) ?? last.y) - over } };
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
    lines: spread(lines, area.bottom),
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
