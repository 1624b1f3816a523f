import { useInfiniteQuery } from '@tanstack/react-query';

import { useApi } from '#src/api/ApiProvider.tsx';
import { commentPagesQuery } from '#src/api/comments.ts';
import * as Tabs from '#src/ui/navigation/Tabs.tsx';

/** The tab of a record's comments, with their number. */
export function CommentsTab({ recordId }: { readonly recordId: string }) {
  const { data } = useInfiniteQuery(commentPagesQuery(useApi(), recordId));
  const count = data?.pages[0]?.pagination.total;
  return (
    <Tabs.Trigger value="comments" count={count === 0 ? undefined : count}>
      Comments
    </Tabs.Trigger>
  );
}
