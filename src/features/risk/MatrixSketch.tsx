import { levelOf } from '#src/components/cells/level.ts';
import { css } from '#styled/css/index.js';

import { matrixOf, type MatrixCell, type MatrixMark } from './matrix.ts';
import type { MatrixScale } from './rating.ts';
import type { RiskDraft } from './risk-kind.ts';

const cell = { width: 25, height: 19 } as const;
const pitch = { x: cell.width + 1, y: cell.height + 1 } as const;
const markHeight = 14;

const sketch = css({ flexShrink: '0', width: '112', height: 'auto', mdDown: { display: 'none' } });
const fills = {
  1: css({ fill: 'rating.1.fill' }),
  2: css({ fill: 'rating.2.fill' }),
  3: css({ fill: 'rating.3.fill' }),
  4: css({ fill: 'rating.4.fill' }),
  5: css({ fill: 'rating.5.fill' }),
};
const unrated = css({ fill: 'bg.sunken' });
const disc = css({ fill: 'bg.raised', stroke: 'fg.default' });
const way = css({ fill: '[none]', stroke: 'fg.default', strokeWidth: '[1.2]' });
const letter = css({ fill: 'fg.default', fontSize: '[9px]', fontWeight: 'semibold', textAnchor: 'middle' });

interface Place {
  readonly column: number;
  readonly row: number;
}

const middle = ({ column, row }: Place) => ({
  x: column * pitch.x + cell.width / 2,
  y: row * pitch.y + cell.height / 2,
});

interface MatrixSketchProps {
  readonly draft: Pick<RiskDraft, 'inherent' | 'current' | 'residual'>;
  readonly scale: MatrixScale;
}

/**
 * A small version of the organisation's matrix: inherent, current and residual rating of the risk. The rows beside it
 * give the same in words.
 */
export function MatrixSketch({ draft, scale }: MatrixSketchProps) {
  const { columns, rows, cells, marks } = matrixOf(draft, scale);
  const size = { width: columns * pitch.x - 1, height: rows * pitch.y - 1 };
  const points = marks.map(middle).map(({ x, y }) => `${x},${y}`);
  return (
    <svg className={sketch} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      {cells.map((place) => (
        <Cell key={`${place.column} ${place.row}`} {...place} />
      ))}
      <polyline className={way} points={points.join(' ')} />
      {marks.map((mark) => (
        <Mark key={mark.letters} {...mark} />
      ))}
    </svg>
  );
}

function Cell({ column, row, band }: MatrixCell) {
  const own = band?.colour ?? undefined;
  return (
    <rect
      className={band === null ? unrated : fills[levelOf(band.level)]}
      style={own === undefined ? undefined : { fill: own }}
      x={column * pitch.x}
      y={row * pitch.y}
      {...cell}
    />
  );
}

function Mark({ letters, ...place }: MatrixMark) {
  const { x, y } = middle(place);
  const width = markHeight + (letters.length - 1) * 6;
  return (
    <>
      <rect
        className={disc}
        x={x - width / 2}
        y={y - markHeight / 2}
        width={width}
        height={markHeight}
        rx={markHeight / 2}
      />
      <text className={letter} x={x} y={y + 3.2}>
        {letters}
      </text>
    </>
  );
}
