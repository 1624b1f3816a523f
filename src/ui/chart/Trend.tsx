import { useId, useState } from 'react';

import { Button } from '#src/ui/Button.tsx';
import { css, cx } from '#styled/css/index.js';

import { trendGeometry, type TrendLine, type TrendSeries } from './trend-geometry.ts';
import { useWidth } from './use-width.ts';

const height = 180;

const root = css({ display: 'grid', gap: '8', paddingInline: { base: '16', md: '20' }, paddingBlock: '12' });
const picture = css({ height: '[180px]', overflow: 'hidden', tabularFigures: true });
const rule = css({ stroke: 'border.subtle' });
const axis = css({ fill: 'fg.subtle', fontSize: '2xs' });
const axisTitle = css({ color: 'fg.subtle', fontSize: '2xs', fontWeight: 'medium' });
/** Below the points. */
const across = css({ textAlign: 'center' });
const line = css({ fill: '[none]', stroke: 'fg.muted', strokeWidth: '[1.5px]' });
const alarmingLine = css({ stroke: 'rating.4.ink', strokeDasharray: '[5 2]' });
const referenceLine = css({ strokeDasharray: '[1 3]', strokeLinecap: 'round' });
const mark = css({ fill: 'fg.muted' });
const alarmingMark = css({ fill: 'rating.4.ink' });
const referenceMark = css({ fill: 'bg.surface', stroke: 'fg.muted', strokeWidth: '[1.5px]' });
const value = css({ fill: 'fg.default', fontWeight: 'semibold', fontSize: 'sm' });
const name = css({ fill: 'fg.muted', fontSize: '2xs' });
const toggle = css({ justifySelf: 'start', '@media print': { display: 'none' } });
const hidden = css({ srOnly: true });
const table = css({ tabularFigures: true, textStyle: 'xs', '& :is(th, td)': { textAlign: 'end', padding: '4' } });

export interface TrendProps {
  /** What is shown: "Open risks by month". */
  readonly label: string;
  /** What the points of the axis are: "Month". */
  readonly axisLabel: string;
  /** What the values are: "Risks". */
  readonly valueLabel: string;
  /** The names of the points, in order: "Jan". */
  readonly points: readonly string[];
  readonly series: readonly TrendSeries[];
  readonly format: (value: number) => string;
}

/** Values over time, as lines with their names at their ends, and as a table. */
export function Trend({ label, axisLabel, valueLabel, points, series, format }: TrendProps) {
  const [place, width] = useWidth<HTMLDivElement>();
  const [showsTable, setShowsTable] = useState(false);
  const tableId = useId();
  return (
    <figure className={root} aria-label={label}>
      <div aria-hidden="true">
        <p className={axisTitle}>{valueLabel}</p>
        <div className={picture} ref={place}>
          {width > 0 && <Picture points={points} series={series} width={width} format={format} />}
        </div>
        <p className={cx(axisTitle, across)}>{axisLabel}</p>
      </div>
      <Button
        className={toggle}
        size="sm"
        variant="ghost"
        aria-expanded={showsTable}
        aria-controls={tableId}
        onClick={() => setShowsTable(!showsTable)}
      >
        {showsTable ? 'Hide table' : 'Show as table'}
      </Button>
      <div className={showsTable ? undefined : hidden}>
        <table id={tableId} className={table}>
          <caption className={hidden}>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{axisLabel}</th>
              {series.map((one) => (
                <th key={one.name} scope="col">
                  {one.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map((point, index) => (
              <tr key={point}>
                <th scope="row">{point}</th>
                {series.map(({ name: seriesName, values }) => {
                  const found = values[index] ?? null;
                  return <td key={seriesName}>{found === null ? '–' : format(found)}</td>;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

interface PictureProps extends Pick<TrendProps, 'points' | 'series' | 'format'> {
  readonly width: number;
}

function Picture({ points, series, width, format }: PictureProps) {
  const { lines, ticks, labels, area } = trendGeometry(points, series, { width, height });
  return (
    <svg width={width} height={height}>
      {ticks.map((tick) => (
        <g key={tick.value}>
          <line className={rule} x1={area.left} x2={area.right} y1={tick.y} y2={tick.y} />
          <text className={axis} x={area.left - 8} y={tick.y} textAnchor="end" dominantBaseline="middle">
            {format(tick.value)}
          </text>
        </g>
      ))}
      {labels.map((point) => (
        <text key={point.x} className={axis} x={point.x} y={height - 6} textAnchor="middle">
          {point.label}
        </text>
      ))}
      {lines.map((one) => (
        <Line key={one.series.name} line={one} format={format} />
      ))}
    </svg>
  );
}

/** Series differ in stroke and mark as well as in colour. */
function Line({ line: { series, path, last }, format }: { line: TrendLine; format: TrendProps['format'] }) {
  const alarming = series.alarming === true;
  const isReference = series.isReference === true;
  const marked = cx(mark, alarming && alarmingMark, isReference && referenceMark);
  return (
    <>
      <path className={cx(line, alarming && alarmingLine, isReference && referenceLine)} d={path} />
      {last && (
        <>
          {alarming ? (
            <rect className={marked} x={last.x - 3} y={last.y - 3} width="6" height="6" />
          ) : (
            <circle className={marked} cx={last.x} cy={last.y} r="3" />
          )}
          <text className={cx(value, alarming && alarmingMark)} x={last.x + 10} y={last.labelY + 4}>
            {format(last.value)}
          </text>
          <text className={name} x={last.x + 10} y={last.labelY + 17}>
            {series.name}
          </text>
        </>
      )}
    </>
  );
}
