import type { ReactNode } from 'react';

import { css } from '#styled/css/index.js';

const strip = css({
  tabularFigures: true,
  display: 'grid',
  gridTemplateColumns: { base: '[repeat(2, minmax(0, 1fr))]', md: '[repeat(auto-fit, minmax(10rem, 1fr))]' },
  borderBlock: 'default',
  overflow: 'hidden',
});
const cell = css({
  paddingInline: { base: '16', md: '20' },
  paddingBlock: '10',
  // Borders on every side; the strip clips those at its edge.
  borderInlineStart: 'default',
  borderBlockStart: 'default',
  marginInlineStart: '-1',
  marginBlockStart: '-1',
});
const name = css({ textStyle: 'xs', color: 'fg.muted' });
const value = css({ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', gap: '8', textStyle: 'title.2xl' });
const note = css({ textStyle: 'xs', fontWeight: 'regular', letterSpacing: 'normal', color: 'fg.subtle' });
const alarm = css({ color: 'danger.fg' });

/** The key figures of a dashboard, in one ruled row. */
export const FigureStrip = ({ children }: { readonly children: ReactNode }) => <dl className={strip}>{children}</dl>;

export interface FigureProps {
  readonly name: string;
  /** Empty while unknown; a link to what it counts. */
  readonly value: ReactNode;
  readonly note?: ReactNode;
  /** The note reports a problem. */
  readonly alarming?: boolean | undefined;
}

/** A number with its name and a note. */
export const Figure = (figure: FigureProps) => (
  <div className={cell}>
    <dt className={name}>{figure.name}</dt>
    <dd className={value}>
      {figure.value === '' ? '–' : figure.value}
      {figure.note !== undefined && <span className={figure.alarming ? `${note} ${alarm}` : note}>{figure.note}</span>}
    </dd>
  </div>
);
