import { useId, type ReactNode } from 'react';

import { css } from '#styled/css/index.js';

const section = css({
  display: 'grid',
  gap: '10',
  paddingInline: { base: '16', md: '20' },
  paddingBlock: '14',
  '&:not(:first-child)': { borderBlockStart: 'default' },
});
const heading = css({ textStyle: 'title.sm' });

interface SideSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A section of the side column, under its heading. */
export function SideSection({ title, children }: SideSectionProps) {
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
