import type { Objective, Reading } from '#src/api/management-system/objectives.ts';
import { css } from '#styled/css/index.js';

const chart = css({ display: 'block', width: 'full', height: '[64px]', color: 'accent.solid' });
const line = css({
  fill: '[none]',
  stroke: '[currentColor]',
  strokeWidth: '[1.5]',
  vectorEffect: 'non-scaling-stroke',
});
const goal = css({
  color: 'fg.subtle',
  stroke: '[currentColor]',
  strokeDasharray: '[4 3]',
  strokeWidth: '[1]',
  vectorEffect: 'non-scaling-stroke',
});

const [width, height, inset] = [300, 64, 6];

/** A position between the edges of the chart; in the middle where all values are the same. */
const scaled = (value: number, [least, most]: readonly [number, number], size: number): number =>
  least === most ? size / 2 : inset + ((value - least) / (most - least)) * (size - 2 * inset);

const rangeOf = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;

interface TrendProps {
  /** The newest first. */
  readonly readings: readonly Reading[];
  readonly objective: Pick<Objective, 'target'>;
}

/** How the readings developed, beside the target. The list below says the same in words. */
export function Trend({ readings, objective: { target } }: TrendProps) {
  if (readings.length < 2) return null;
  const days = rangeOf(readings.map(({ takenOn }) => Date.parse(takenOn)));
  const values = rangeOf([...readings.map(({ value }) => value), ...(target === null ? [] : [target])]);
  const points = readings.map(
    ({ takenOn, value }) => `${scaled(Date.parse(takenOn), days, width)},${height - scaled(value, values, height)}`,
  );
  return (
    <svg className={chart} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden>
      {target !== null && (
        <line
          className={goal}
          x1={0}
          x2={width}
          y1={height - scaled(target, values, height)}
          y2={height - scaled(target, values, height)}
        />
      )}
      <polyline className={line} points={points.join(' ')} />
    </svg>
  );
}
