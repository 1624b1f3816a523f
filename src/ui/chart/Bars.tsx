import type { ReactNode } from 'react';

import { css, cx } from '#styled/css/index.js';

const table = css({
  width: 'full',
  tableLayout: 'fixed',
  tabularFigures: true,
  marginBlock: '8',
  '& :is(th, td)': { paddingBlock: '6', paddingInlineEnd: '12' },
  '& :is(th, td):first-child': { paddingInlineStart: { base: '16', md: '20' } },
  '& :is(th, td):last-child': { paddingInlineEnd: { base: '16', md: '20' } },
});
const heading = css({ srOnly: true });
const nameColumn = css({ width: { base: '[8.5rem]', md: '[11rem]' } });
const numberColumn = css({ width: '[4rem]' });
const name = css({ fontWeight: 'regular', textAlign: 'start', overflowWrap: 'anywhere' });
const track = css({ display: 'flex', gap: '1', height: '[10px]' });
const segment = css({ minWidth: '[2px]', background: '[token(colors.border.strong)]', printColorAdjust: 'exact' });
const tones = {
  plain: '',
  accent: css({ background: '[token(colors.accent.solid)]' }),
  alarming: css({
    background:
      '[repeating-linear-gradient(135deg, token(colors.rating.4.ink) 0 3px, color-mix(in srgb, token(colors.rating.4.ink) 62%, transparent) 3px 5px)]',
  }),
};
const number = css({ textAlign: 'end', fontWeight: 'semibold' });
const alarmingNumber = css({ color: 'rating.4.ink' });
const zero = css({ color: 'fg.subtle', fontWeight: 'regular' });

export interface BarPart {
  /** "Above appetite" */
  readonly name: string;
  readonly tone: keyof typeof tones;
}

export interface Bar {
  readonly key: string;
  /** The name of the row, such as a link to the list of what it counts. */
  readonly name: ReactNode;
  /** One value for each part; the bar shows them one after the other. */
  readonly values: readonly number[];
  /** What is shown for the values instead of the numbers alone, such as a link to the list that one counts. */
  readonly shown?: readonly ReactNode[];
}

export interface BarsProps {
  /** What is shown: "Open risks by category". */
  readonly label: string;
  /** What the rows are: "Category". */
  readonly rowLabel: string;
  readonly parts: readonly BarPart[];
  readonly bars: readonly Bar[];
  readonly format: (value: number) => string;
}

/** Numbers as horizontal bars. It is a table, whose bars are a picture of its numbers. */
export function Bars({ label, rowLabel, parts, bars, format }: BarsProps) {
  const longest = Math.max(1, ...bars.map(({ values }) => values.reduce((sum, value) => sum + value, 0)));
  return (
    <table className={table}>
      <caption className={heading}>{label}</caption>
      <colgroup>
        <col className={nameColumn} />
        <col />
        {parts.map((part) => (
          <col key={part.name} className={numberColumn} />
        ))}
      </colgroup>
      <thead className={heading}>
        <tr>
          <th scope="col">{rowLabel}</th>
          <th scope="col">Bar</th>
          {parts.map((part) => (
            <th key={part.name} scope="col">
              {part.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.key}>
            <th scope="row" className={name}>
              {bar.name}
            </th>
            <td>
              <Track bar={bar} parts={parts} longest={longest} />
            </td>
            {parts.map((part, index) => {
              const value = bar.values[index] ?? 0;
              return (
                <td
                  key={part.name}
                  className={cx(number, value > 0 && part.tone === 'alarming' && alarmingNumber, value === 0 && zero)}
                >
                  {bar.shown?.[index] ?? format(value)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface TrackProps extends Pick<BarsProps, 'parts'> {
  readonly bar: Bar;
  readonly longest: number;
}

const Track = ({ bar: { values }, parts, longest }: TrackProps) => (
  <div className={track} aria-hidden="true">
    {parts.map((part, index) => {
      const value = values[index] ?? 0;
      if (value === 0) return null;
      return (
        <div
          key={part.name}
          className={cx(segment, tones[part.tone])}
          style={{ width: `${(100 * value) / longest}%` }}
        />
      );
    })}
  </div>
);
