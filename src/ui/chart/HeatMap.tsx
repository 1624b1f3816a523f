import { useRef, type ReactNode } from 'react';

import type { RatingLevel } from '#src/theme/colours.ts';
import { textOn } from '#src/ui/data/colour.ts';
import { css, cx } from '#styled/css/index.js';

import { HeatMapArrows, type HeatMapMove } from './HeatMapArrows.tsx';
import { ratingFills, unratedFill } from './rating-fills.ts';

const scroller = css({
  scrolls: 'x',
  paddingInline: { base: '16', md: '20' },
  paddingBlock: '12',
});
const table = css({
  width: 'full',
  minWidth: '[20rem]',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '2',
  tabularFigures: true,
});
const hidden = css({ srOnly: true });
const rowName = css({
  width: { base: '[5rem]', md: '[7rem]' },
  fontWeight: 'regular',
  textAlign: 'end',
  textStyle: 'xs',
  paddingInlineEnd: '8',
});
const columnName = css({
  fontWeight: 'regular',
  textAlign: 'center',
  textStyle: 'xs',
  overflowWrap: 'anywhere',
  verticalAlign: 'top',
});
const axisName = css({ textAlign: 'end', textStyle: 'xs', color: 'fg.subtle', fontWeight: 'regular' });
const score = css({ fontWeight: 'semibold' });
const cell = css({
  position: 'relative',
  height: { base: '44', md: '56' },
  padding: '0',
  borderRadius: 'xs',
  textAlign: 'center',
  printColorAdjust: 'exact',
  '& > :not([aria-hidden])': {
    display: 'grid',
    placeItems: 'center',
    height: 'full',
    color: '[inherit]',
    textDecoration: 'none',
  },
  '& > a:hover': { textDecoration: 'underline' },
  '&[data-limit~=start]': { borderInlineStart: '[2px dashed token(colors.fg.default)]' },
  '&[data-limit~=below]': { borderBlockEnd: '[2px dashed token(colors.fg.default)]' },
});
const count = css({ textStyle: 'title.lg' });
const empty = css({ textStyle: 'sm' });
const cellScore = css({ position: 'absolute', insetBlockStart: '2', insetInlineEnd: '4', fontSize: '2xs' });

const place = css({ position: 'relative' });

export interface HeatMapStep {
  readonly id: string;
  readonly name: string;
  readonly score: number;
}

export interface HeatMapCell {
  readonly count: number;
  readonly score: number;
  readonly level: RatingLevel | null;
  /** The organisation's own colour of the band. */
  readonly colour: string | undefined;
  /** The name of the band. */
  readonly rating: string;
  /** Beyond a limit, such as the appetite: the cells beyond it have a dashed line where it begins. */
  readonly isAbove: boolean;
}

export interface HeatMapProps {
  /** What is shown: "Current risk". */
  readonly label: string;
  readonly rowsLabel: string;
  readonly columnsLabel: string;
  /** From the lowest to the highest score. */
  readonly rows: readonly HeatMapStep[];
  readonly columns: readonly HeatMapStep[];
  readonly cellAt: (row: HeatMapStep, column: HeatMapStep) => HeatMapCell;
  /** The cell's content as a link to what it counts. */
  readonly link?: ((row: HeatMapStep, column: HeatMapStep, content: ReactNode) => ReactNode) | undefined;
  /** Shown as arrows. They must be told in words as well. */
  readonly moves?: readonly HeatMapMove[] | undefined;
  readonly format: (value: number) => string;
}

interface Neighbours {
  readonly below: HeatMapStep | undefined;
  readonly before: HeatMapStep | undefined;
}

/** The sides of a cell at which what is beyond the limit begins. */
function limitOf(cellAt: HeatMapProps['cellAt'], row: HeatMapStep, column: HeatMapStep, { below, before }: Neighbours) {
  if (!cellAt(row, column).isAbove) return '';
  const startsAfter = before !== undefined && !cellAt(row, before).isAbove;
  const startsOver = below !== undefined && !cellAt(below, column).isAbove;
  return [startsAfter && 'start', startsOver && 'below'].filter(Boolean).join(' ');
}

/** A matrix of counts: a table, whose cells have the colour of their band, the score, and the count as a link. */
export function HeatMap(props: HeatMapProps) {
  const { label, rowsLabel, columnsLabel, rows, columns, cellAt, link, moves = [], format } = props;
  const frame = useRef<HTMLDivElement>(null);
  return (
    <div className={scroller}>
      <div className={place} ref={frame}>
        <table className={table}>
          <caption className={hidden}>{label}</caption>
          <tbody>
            {rows
              .map((row, index) => ({ row, below: rows[index - 1] }))
              .toReversed()
              .map(({ row, below }) => (
                <tr key={row.id}>
                  <th scope="row" className={rowName}>
                    {row.name} <span className={score}>{row.score}</span>
                  </th>
                  {columns.map((column, index) => (
                    <Cell
                      key={column.id}
                      place={`${row.id} ${column.id}`}
                      limit={limitOf(cellAt, row, column, { below, before: columns[index - 1] })}
                      {...cellAt(row, column)}
                      format={format}
                    >
                      {(content) => link?.(row, column, content) ?? content}
                    </Cell>
                  ))}
                </tr>
              ))}
          </tbody>
          <tfoot>
            <tr>
              <td className={axisName}>
                <span className={hidden}>{rowsLabel} by </span>
                {columnsLabel}
              </td>
              {columns.map((column) => (
                <th key={column.id} scope="col" className={columnName}>
                  <span className={score}>{column.score}</span> {column.name}
                </th>
              ))}
            </tr>
          </tfoot>
        </table>
        {moves.length > 0 && <HeatMapArrows frame={frame} moves={moves} />}
      </div>
    </div>
  );
}

interface CellProps extends HeatMapCell {
  readonly place: string;
  readonly limit: string;
  readonly format: (value: number) => string;
  readonly children: (content: ReactNode) => ReactNode;
}

function Cell({
  place: key,
  limit,
  isAbove,
  count: found,
  score: own,
  level,
  colour,
  rating,
  format,
  children,
}: CellProps) {
  const style = colour === undefined ? undefined : { backgroundColor: colour, color: textOn(colour) };
  const content = (
    <span className={found === 0 ? empty : count}>
      <span aria-hidden="true">{format(found)}</span>
      <span className={hidden}>
        {format(found)}, score {own}, {rating}
        {isAbove && ', above the limit'}
      </span>
    </span>
  );
  return (
    <td
      className={cx(cell, level === null ? unratedFill : ratingFills[level])}
      style={style}
      data-place={key}
      data-limit={limit}
    >
      <span className={cellScore} aria-hidden="true">
        {own}
      </span>
      {found === 0 ? content : children(content)}
    </td>
  );
}
