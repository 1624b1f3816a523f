import { Fragment } from 'react';

import type { PassageDifference } from '#src/api/policy-versions.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css/index.js';

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '5.5rem minmax(0, 1fr)' },
  columnGap: '12',
  paddingBlock: '6',
  borderBlockEnd: 'subtle',
  textStyle: 'md',
  overflowWrap: 'anywhere',
  '& ins': { color: 'success.fg', background: 'success.subtle', textDecoration: 'underline', marginInlineStart: '2' },
  '& del': { color: 'danger.fg', background: 'danger.subtle', textDecoration: 'line-through' },
  '&[data-element^=h]': { fontWeight: 'semibold' },
  breakInside: 'avoid',
});
const mark = css({ color: 'fg.subtle', textStyle: 'xs', fontWeight: 'regular', paddingBlockStart: '2' });

const changeLabels = { SAME: '', ADDED: '+ Added', REMOVED: '− Removed', CHANGED: '± Changed' } as const;

/** A passage with what was added to it and removed from it, in words and marks as well as in colours. */
export const Passage = ({ passage: { change, element, words } }: { readonly passage: PassageDifference }) => (
  <li className={row} data-element={element}>
    <span className={mark}>{changeLabels[change]}</span>
    <span dir="auto">
      {words.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- Words have no identity but their place.
        <Fragment key={index}>
          {part.change === 'SAME' && part.text}
          {part.change === 'ADDED' && (
            <ins>
              <VisuallyHidden>{change === 'CHANGED' ? 'added: ' : ''}</VisuallyHidden>
              {part.text}
            </ins>
          )}
          {part.change === 'REMOVED' && (
            <del>
              <VisuallyHidden>{change === 'CHANGED' ? 'removed: ' : ''}</VisuallyHidden>
              {part.text}
            </del>
          )}
        </Fragment>
      ))}
    </span>
  </li>
);
