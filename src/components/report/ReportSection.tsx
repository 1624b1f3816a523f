import { useId, type ReactNode } from 'react';

import { css } from '#styled/css/index.js';

import { formatNumber } from '../format.ts';

const section = css({
  borderBlockStart: 'default',
  paddingBlock: '16',
  display: 'grid',
  gap: '8',
  // A section may start where the last one ends, but never as a heading alone at the foot of a page.
  '& > h2': { breakAfter: 'avoid' },
  // Firefox cuts the rows of a grid where a page ends.
  _print: { display: 'block', '& > * + *': { marginBlockStart: '8' } },
});
const heading = css({ textStyle: 'title.md' });
const prose = css({ margin: '0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const nothing = css({ margin: '0', color: 'fg.subtle' });

interface ReportSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A section of a report, under its heading. */
export function ReportSection({ title, children }: ReportSectionProps) {
  const id = useId();
  return (
    <section className={section} aria-labelledby={id}>
      <h2 id={id} className={heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** What a report says where nothing is known. */
export const NotRecorded = ({ children = 'Not recorded' }: { readonly children?: ReactNode }) => (
  <p className={nothing}>{children}</p>
);

/** A section with a text as it was written. */
export const ProseSection = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <ReportSection title={title}>
    {text.trim() === '' ? (
      <NotRecorded />
    ) : (
      <p className={prose} dir="auto">
        {text}
      </p>
    )}
  </ReportSection>
);

interface ShortenedProps {
  readonly of: { readonly rows: readonly unknown[]; readonly total: number };
  readonly what: string;
}

/** A report with less than there is says so. */
export const Shortened = ({ of: { rows, total }, what }: ShortenedProps) =>
  rows.length < total && (
    <NotRecorded>
      The first {formatNumber(rows.length)} of {formatNumber(total)} {what}.
    </NotRecorded>
  );
