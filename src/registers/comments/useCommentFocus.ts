import { useEffect, useState, type RefObject } from 'react';

import { commentElement } from './comment-element.ts';

const isLost = ({ activeElement }: Document): boolean =>
  activeElement === null || activeElement.matches('body, :disabled');

/**
 * Returns the focus to a comment whose buttons were replaced: as soon as it is lost, and as often as it is, until
 * another comment is changed.
 * @param comments the shown comments, which are rendered again when one was changed
 * @param busy the buttons are disabled
 * @returns a function that names the changed comment
 */
export function useCommentFocus(root: RefObject<HTMLElement | null>, comments: object | undefined, busy: boolean) {
  const [changed, setChanged] = useState<string>();
  useEffect(() => {
    if (changed === undefined || comments === undefined || busy || !isLost(document)) return;
    const element = commentElement(root.current, changed);
    (element?.querySelector<HTMLElement>('button') ?? element)?.focus();
  }, [root, changed, comments, busy]);
  return setChanged;
}
