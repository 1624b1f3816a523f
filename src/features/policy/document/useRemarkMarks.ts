import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { remarksQuery, type PassageComment } from '#src/api/policy/policy-versions.ts';

import { documentText } from './document-text.ts';
import { rangeOfRemark } from './remark-places.ts';

/** The name of the highlight in the style sheet (`src/theme/global-css.ts`). */
const highlight = 'policy-remark';

/** The id of a remark's element in the list. */
export const remarkElementId = (id: string): string => `remark-${id}`;

/** The element of a text. A new object each time it is filled: ranges in text that was replaced mark nothing. */
export interface Filling {
  readonly element: HTMLElement;
}

interface Mark {
  readonly id: string;
  readonly range: Range;
}

function marksOf(element: HTMLElement, remarks: readonly PassageComment[]): Mark[] {
  const shown = documentText(element);
  return remarks
    .filter(({ resolvedAt }) => resolvedAt === null)
    .flatMap((remark) => {
      const range = rangeOfRemark(shown, remark);
      return range === undefined ? [] : [{ id: remark.id, range }];
    });
}

/** Goes to the remark on the words at a place of the screen; the list has buttons for the way back. */
function goToRemark(marks: readonly Mark[], { clientX, clientY }: MouseEvent): void {
  // Who selects words wants to remark on them.
  if (getSelection()?.isCollapsed !== true) return;
  const found = marks.find(({ range }) =>
    [...range.getClientRects()].some(
      ({ left, right, top, bottom }) => clientX >= left && clientX <= right && clientY >= top && clientY <= bottom,
    ),
  );
  const item = found === undefined ? null : document.querySelector<HTMLElement>(`#${remarkElementId(found.id)}`);
  item?.scrollIntoView({ block: 'nearest' });
  item?.focus({ preventScroll: true });
}

/** Shows marks as highlights, where the browser has them. @returns what takes them away */
function showMarks(element: HTMLElement, marks: readonly Mark[]): () => void {
  const onClick = (event: MouseEvent) => goToRemark(marks, event);
  element.addEventListener('click', onClick);
  const hasHighlights = 'highlights' in CSS;
  if (hasHighlights) CSS.highlights.set(highlight, new Highlight(...marks.map(({ range }) => range)));
  return () => {
    element.removeEventListener('click', onClick);
    if (hasHighlights) CSS.highlights.delete(highlight);
  };
}

/**
 * Marks the words of open remarks in the text of a version, as a highlight that leaves the text as it is; a click on them goes
 * to their remark.
 * @param filling what shows the text, once it is there
 */
export function useRemarkMarks(policyId: string, versionId: string, filling: Filling | null): void {
  const { data } = useQuery(remarksQuery(useApi(), policyId, versionId));
  useEffect(
    () =>
      filling === null || data === undefined ? undefined : showMarks(filling.element, marksOf(filling.element, data)),
    [filling, data],
  );
}
