import type { ReactNode } from 'react';

import { css, cx } from '#styled/css/index.js';

import type { StatusShape, Tone } from '../data/status-shapes.tsx';
import { StatusGlyph } from '../feedback/StatusText.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';

const chart = css({ paddingInline: { base: '16', md: '20' }, paddingBlock: '12' });
const bar = css({ display: 'flex', gap: '2', height: '[14px]', marginBlockEnd: '10' });
const segment = css({ display: 'flex', minWidth: '[4px]', printColorAdjust: 'exact', '& > *': { flex: '1' } });
const tones: Readonly<Record<Tone, string>> = {
  success: css({ background: '[token(colors.success.fg)]' }),
  info: css({ background: '[token(colors.info.fg)]' }),
  neutral: css({ background: '[token(colors.border.control)]' }),
  warning: css({
    background:
      '[repeating-linear-gradient(135deg, token(colors.warning.fg) 0 3px, color-mix(in srgb, token(colors.warning.fg) 55%, transparent) 3px 6px)]',
  }),
  danger: css({ background: '[token(colors.danger.fg)]' }),
};
const table = css({
  tabularFigures: true,
  '& tbody': { display: 'flex', flexWrap: 'wrap', columnGap: '20', rowGap: '6' },
  '& tbody tr': { display: 'flex', alignItems: 'baseline', gap: '6' },
  '& th': { fontWeight: 'regular', textAlign: 'start' },
});
const name = css({ display: 'inline-flex', alignItems: 'center', gap: '6' });
const number = css({ fontWeight: 'semibold' });
const share = css({ color: 'fg.subtle', textStyle: 'xs' });

export interface StackedBarPart {
  readonly key: string;
  readonly name: string;
  readonly count: number;
  readonly shape: StatusShape;
  readonly tone: Tone;
}

export interface StackedBarLinkProps {
  /** The key of the part. */
  readonly part: string;
  /** -1 in the bar, whose links are for the mouse: the table has them too. */
  readonly tabIndex?: -1;
  readonly children: ReactNode;
}

export interface StackedBarProps {
  /** What is shown: "Requests for version 1.2 by state". */
  readonly label: string;
  /** What the parts are: "State". */
  readonly partLabel: string;
  readonly parts: readonly StackedBarPart[];
  readonly format: (count: number) => string;
  /** A part of the whole in percent. */
  readonly formatShare: (count: number, total: number) => string;
  /** A link to what a part counts. */
  readonly link: (props: StackedBarLinkProps) => ReactNode;
}

/** Parts of a whole as one bar, with a table of its numbers below that serves as its key. */
export function StackedBar({ label, partLabel, parts, format, formatShare, link: PartLink }: StackedBarProps) {
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className={chart}>
      <div className={bar} aria-hidden="true">
        {parts
          .filter(({ count }) => count > 0)
          .map((part) => (
            <div
              key={part.key}
              className={cx(segment, tones[part.tone])}
              style={{ flexGrow: part.count }}
              title={`${part.name}: ${format(part.count)}`}
            >
              <PartLink part={part.key} tabIndex={-1}>
                <span />
              </PartLink>
            </div>
          ))}
      </div>
      <table className={table}>
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {[partLabel, 'Number', 'Share'].map((heading) => (
              <th key={heading} scope="col">
                <VisuallyHidden>{heading}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part.key}>
              <th scope="row">
                <span className={name}>
                  <StatusGlyph shape={part.shape} tone={part.tone} />
                  <PartLink part={part.key}>{part.name}</PartLink>
                </span>
              </th>
              <td className={number}>{format(part.count)}</td>
              <td className={share}>{formatShare(part.count, total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
