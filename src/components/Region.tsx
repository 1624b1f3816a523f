import { useId, type ReactNode } from 'react';

import { css } from '#styled/css/index.js';

const header = css({
  display: 'flex',
  alignItems: 'baseline',
  gap: '10',
  paddingInline: { base: '16', md: '20' },
  paddingBlock: '12',
  borderBlockEnd: 'subtle',
});
const heading = css({ textStyle: 'title.md' });
const about = css({ flex: '1', color: 'fg.muted' });

export interface RegionProps {
  readonly title: string;
  readonly note?: ReactNode;
  /** At the end of the title row, such as a link to the full list. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A section of a dashboard. */
export function Region({ title, note, action, children }: RegionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <header className={header}>
        <h2 id={id} className={heading}>
          {title}
        </h2>
        <p className={about}>{note}</p>
        {action}
      </header>
      {children}
    </section>
  );
}
