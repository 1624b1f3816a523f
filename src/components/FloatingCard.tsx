import type { ReactNode } from 'react';

import { css } from '#styled/css/index.js';

// The card stays until it is answered, so it must not cover the header.
const place = css({ paddingBlockStart: '40' });
const card = css({
  pointerEvents: 'auto',
  display: 'grid',
  gap: '4',
  width: { base: '[calc(100vw - 2rem)]', md: 'toast' },
  padding: '14',
  borderRadius: 'md',
  background: 'bg.raised',
  color: 'fg.default',
  boxShadow: 'popover',
  textStyle: 'sm',
});
const heading = css({ fontWeight: 'semibold' });
const note = css({ color: 'fg.muted', textWrap: '[pretty]' });
const buttons = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '8', marginBlockStart: '8' });

export interface FloatingCardProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** A card at the top right (specification section 2.1), among the toasts; its buttons are its children. */
export function FloatingCard({ title, text, children }: FloatingCardProps) {
  return (
    <div className={place}>
      <section className={card} aria-label={title} data-floating="">
        <h2 className={heading}>{title}</h2>
        <p className={note}>{text}</p>
        <div className={buttons}>{children}</div>
      </section>
    </div>
  );
}
