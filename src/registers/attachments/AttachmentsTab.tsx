import { useInfiniteQuery } from '@tanstack/react-query';

import { useApi } from '#src/api/ApiProvider.tsx';
import { attachmentPagesQuery } from '#src/api/attachments.ts';
import * as Tabs from '#src/ui/navigation/Tabs.tsx';

/** The tab of a record's files, with their number. */
export function AttachmentsTab({ recordId }: { readonly recordId: string }) {
  const { data } = useInfiniteQuery(attachmentPagesQuery(useApi(), recordId));
  const count = data?.pages[0]?.pagination.total;
  return (
    <Tabs.Trigger value="files" count={count === 0 ? undefined : count}>
      Files
    </Tabs.Trigger>
  );
}
