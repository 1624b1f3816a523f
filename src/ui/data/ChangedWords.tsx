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
const struck = css({ textDecoration: 'line-through' });

/** What the text has crossed out stays so, and is named for those who do not see it. */
const Words = ({ text, isStruck }: { readonly text: string; readonly isStruck: boolean }) =>
  isStruck ? (
    <s className={struck}>
      <VisuallyHidden>crossed out: </VisuallyHidden>
      {text}
    </s>
  ) : (
    text
  );

interface ChangedWordsProps {
  /** In order. */
  readonly words: readonly {
    readonly change: 'SAME' | 'ADDED' | 'REMOVED';
    readonly text: string;
    /** Whether the text itself has them crossed out. */
    readonly isStruck?: boolean;
  }[];
  /** Whether words beside it tell already that all of it was added or removed. */
  readonly isLabelled?: boolean;
}

/** Words with what was added to them and removed from them: in words for those who do not see the marks. */
export const ChangedWords = ({ words, isLabelled = false }: ChangedWordsProps) =>
  words.map(({ change, text, isStruck = false }, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- Words have no identity but their place.
    <Fragment key={index}>
      {change === 'SAME' && <Words text={text} isStruck={isStruck} />}
      {change === 'ADDED' && (
        <ins className={added}>
          {!isLabelled && <VisuallyHidden>added: </VisuallyHidden>}
          <Words text={text} isStruck={isStruck} />
        </ins>
      )}
      {change === 'REMOVED' && (
        <del className={removed}>
          {!isLabelled && <VisuallyHidden>removed: </VisuallyHidden>}
          <Words text={text} isStruck={isStruck} />
        </del>
      )}
    </Fragment>
  ));
