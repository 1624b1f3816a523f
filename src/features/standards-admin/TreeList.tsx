import type { ReactNode } from 'react';

import { titleShown } from '#domain/compliance/control-title.ts';
import { css, cx } from '#styled/css/index.js';

import type { TreeRow } from './tree-rows.ts';

const list = css({ listStyle: 'none', margin: '0', padding: '0' });
const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  minHeight: '[37px]',
  paddingInlineEnd: { base: '16', md: '20' },
  borderBlockEnd: 'subtle',
  textStyle: 'sm',
  contentVisibility: 'auto',
  containIntrinsicSize: '[auto 37px]',
  _hover: { background: 'bg.hover' },
});
const heading = css({ fontWeight: 'medium' });
const reference = css({ color: 'fg.subtle', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
const name = css({ flex: '1', minWidth: '0', overflowWrap: 'anywhere', paddingBlock: '6' });
const note = css({ color: 'fg.muted', textStyle: 'xs', whiteSpace: 'nowrap', hideBelow: 'md' });

interface TreeListProps {
  readonly label: string;
  readonly rows: readonly TreeRow[];
  /** Beside the title, such as how many controls a group has. */
  readonly noteOf?: (row: TreeRow) => string;
  /** At the end of a row. */
  readonly renderActions: (row: TreeRow) => ReactNode;
}

/** The groups and controls of a version, as an outline. */
export const TreeList = ({ label, rows, noteOf, renderActions }: TreeListProps) => (
  <ul className={list} aria-label={label}>
    {rows.map((one) => (
      <li
        key={one.kind === 'group' ? one.group.id : one.control.id}
        className={cx(row, one.kind === 'group' && heading)}
        style={{ paddingInlineStart: `${20 + one.depth * 20}px` }}
      >
        <span className={reference}>{one.kind === 'group' ? one.group.code : one.control.ref}</span>
        <span className={name} dir="auto">
          {titleShown(one.kind === 'group' ? one.group.title : one.control.title)}
        </span>
        <span className={note}>{noteOf?.(one)}</span>
        {renderActions(one)}
      </li>
    ))}
  </ul>
);
