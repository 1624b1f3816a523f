import type { ReactNode } from 'react';

import { css } from '#styled/css/index.js';

const scroll = css({ scrolls: 'x', _print: { overflow: 'visible' } });

interface ReportScrollProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Around a table of a report that may be wider than a phone. */
export const ReportScroll = ({ label, children }: ReportScrollProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard must be able to scroll it (WCAG 2.1.1).
  <div className={scroll} role="group" aria-label={label} tabIndex={0}>
    {children}
  </div>
);
