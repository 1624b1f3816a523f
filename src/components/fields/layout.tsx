import type { ReactNode } from 'react';

import * as Panel from '#src/ui/overlay/Panel.tsx';
import { css } from '#styled/css/index.js';

const pair = css({ display: 'grid', gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1fr)' }, gap: '12' });
const stack = css({ display: 'grid', gap: '14' });
const heading = css({ textStyle: 'title.sm' });
const aside = css({ color: 'fg.subtle', fontWeight: 'regular', marginInlineStart: '8', textStyle: 'xs' });

/** Two fields side by side where there is room. */
export const FieldPair = ({ children }: { readonly children: ReactNode }) => <div className={pair}>{children}</div>;

interface FieldSectionProps {
  readonly title: string;
  /** A few words beside the title. */
  readonly hint?: string | undefined;
  readonly children: ReactNode;
}

/** Related fields, between two rules. */
export const FieldSection = ({ title, hint, children }: FieldSectionProps) => (
  <Panel.Section className={stack} aria-label={title}>
    <h3 className={heading}>
      {title}
      {hint !== undefined && <span className={aside}>{hint}</span>}
    </h3>
    {children}
  </Panel.Section>
);

const state = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '16', rowGap: '8' });
const stateFacts = css({ flex: '1', color: 'fg.muted', textStyle: 'xs', minWidth: '[10rem]' });
const stateLinks = css({ display: 'flex', flexWrap: 'wrap', gap: '8' });

interface StateSectionProps {
  readonly title: string;
  /** The status as the register shows it. */
  readonly status?: ReactNode;
  /** The rest in words: `Version 1.0 is in force`. */
  readonly facts: string;
  /** Links to what is described; they stay together where there is little room. */
  readonly children: ReactNode;
}

/** Where something that has pages of its own stands, and the way to them. */
export const StateSection = ({ title, status, facts, children }: StateSectionProps) => (
  <FieldSection title={title}>
    <div className={state}>
      {status}
      <span className={stateFacts}>{facts}</span>
      <span className={stateLinks}>{children}</span>
    </div>
  </FieldSection>
);
