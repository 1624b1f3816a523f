import { Fragment } from 'react';

import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css/css.js';

const added = css({
  color: 'success.fg',
  background: 'success.subtle',
  textDecoration: 'underline',
  // Apart from what was removed just before.
  'del + &': { marginInlineStart: '2' },
});
const removed = css({ color: 'danger.fg', background: 'danger.subtle', textDecoration: 'line-through' });

interface ChangedWordsProps {
  /** In order. */
  readonly words: readonly { readonly change: 'SAME' | 'ADDED' | 'REMOVED'; readonly text: string }[];
  /** Whether words beside it tell already that all of it was added or removed. */
  readonly isLabelled?: boolean;
}

/** Words with what was added to them and removed from them: in words for those who do not see the marks. */
export const ChangedWords = ({ words, isLabelled = false }: ChangedWordsProps) =>
  words.map(({ change, text }, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- Words have no identity but their place.
    <Fragment key={index}>
      {change === 'SAME' && text}
      {change === 'ADDED' && (
        <ins className={added}>
          {!isLabelled && <VisuallyHidden>added: </VisuallyHidden>}
          {text}
        </ins>
      )}
      {change === 'REMOVED' && (
        <del className={removed}>
          {!isLabelled && <VisuallyHidden>removed: </VisuallyHidden>}
          {text}
        </del>
      )}
    </Fragment>
  ));
