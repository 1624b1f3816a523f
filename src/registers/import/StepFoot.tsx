import type { ReactNode } from 'react';

import { css } from '#styled/css/index.js';

const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8',
  flexShrink: '0',
  paddingInline: { base: '16', md: '20' },
  paddingBlock: '12',
  borderBlockStart: 'default',
  background: 'bg.surface',
  '& > button': { flex: { base: '1', md: 'none' } },
});
// On phones the buttons share the row below it.
const note = css({ flex: { base: '[1 1 100%]', md: '1' }, margin: '0', color: 'fg.muted' });

interface StepFootProps {
  /** What comes next, in words. */
  readonly note?: ReactNode;
  /** The buttons, the primary one last. */
  readonly children: ReactNode;
}

/** The actions of a step, which stay in view below what scrolls. */
export const StepFoot = ({ note: text, children }: StepFootProps) => (
  <div className={foot} data-bar="">
    <p className={note}>{text}</p>
    {children}
  </div>
);
