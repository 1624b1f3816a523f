import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';

import { commentsIn, type Comment } from '#src/api/record/comments.ts';
import type { Page } from '#src/api/record/register.ts';

import { commentElement } from './comment-element.ts';

/** An older comment is found without loading the whole history. */
const mostPages = 10;

/**
 * Keeps the right comment in view: first the one that a notification is about, loading older pages until it is found, or
 * else the newest; later each one that the person adds.
 */
export function useShownComment(
  root: RefObject<HTMLElement | null>,
  pages: UseInfiniteQueryResult<InfiniteData<Page<Comment>>>,
  target: string | undefined,
  userId: string | undefined,
): void {
  const { data, hasNextPage, isFetching } = pages;
  const newest = data && commentsIn(data).at(-1);
  const isFound = data?.pages.some((page) => page.data.some(({ id }) => id === target)) === true;
  const isMissing = data !== undefined && target !== undefined && !isFound;
  const mayLoad = isMissing && !isFetching && hasNextPage && data.pages.length < mostPages;
  const loadOlder = useEffectEvent(() => void pages.fetchNextPage());
  useEffect(() => {
    if (mayLoad) loadOlder();
  }, [mayLoad]);
  const showNewest = useEffectEvent(() => {
    const scroller = root.current?.querySelector('[data-scroller]');
    scroller?.scrollTo({ top: scroller.scrollHeight });
  });
  const shown = isFound ? target : undefined;
  const isLoaded = data !== undefined;
  useLayoutEffect(() => {
    if (!isLoaded) return;
    if (shown === undefined) showNewest();
    else commentElement(root.current, shown)?.scrollIntoView({ block: 'center' });
  }, [root, isLoaded, shown]);
  const ownNewest = newest?.createdBy.id === userId ? newest?.id : undefined;
  useLayoutEffect(() => {
    if (ownNewest !== undefined) showNewest();
  }, [ownNewest]);
}
