import type { ReactNode } from 'react';

import { formatInstant } from '#src/components/format.ts';
import { Region } from '#src/components/Region.tsx';
import { css } from '#styled/css/index.js';

const list = css({ listStyle: 'none', margin: '0', padding: '0' });
const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: '12',
  minHeight: { base: 'touch', md: '44' },
  paddingInline: { base: '16', md: '20' },
  paddingBlock: '6',
  borderBlockEnd: 'subtle',
});
const body = css({ flex: '1', minWidth: '0', display: 'grid', gap: '2' });
const nameText = css({ fontWeight: 'medium', overflowWrap: 'anywhere' });
const note = css({ color: 'fg.subtle', textStyle: 'xs' });

/** What a person did of late. */
interface Recent {
  readonly id: string;
  readonly name: string;
  /** What became of it. */
  readonly state: string;
  readonly createdAt: string;
  readonly action: ReactNode;
}

interface RecentListProps {
  readonly title: string;
  readonly items: readonly Recent[];
}

/** What a person did in the last day, which can still be undone. */
export const RecentList = ({ title, items }: RecentListProps) => (
  <Region title={title}>
    <ul className={list}>
      {items.map(({ id, name, state, createdAt, action }) => (
        <li key={id} className={item}>
          <span className={body}>
            <span className={nameText} dir="auto">
              {name}
            </span>
            <span className={note}>
              {state}, <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
            </span>
          </span>
          {action}
        </li>
      ))}
    </ul>
  </Region>
);
