import { useId, type ReactNode } from 'react';

import { css } from '#styled/css/index.js';

const part = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '[16rem minmax(0, 40rem)]' },
  columnGap: '40',
  rowGap: '12',
  paddingInline: { base: '16', md: '20' },
  paddingBlock: '20',
  borderBlockEnd: 'default',
});
const heading = css({ textStyle: 'title.md' });
const about = css({ color: 'fg.muted', marginBlockStart: '4' });

interface SettingsPartProps {
  readonly title: string;
  /** What it is for, and what follows from it. */
  readonly about: string;
  readonly children: ReactNode;
}

/** A part of the settings: what it is for at its side, and its form. */
export function SettingsPart({ title, about: purpose, children }: SettingsPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={part}>
      <header>
        <h2 id={id} className={heading}>
          {title}
        </h2>
        <p className={about}>{purpose}</p>
      </header>
      <div>{children}</div>
    </section>
  );
}
