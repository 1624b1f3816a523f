import { useQuery } from '@tanstack/react-query';

import { useApi } from '#src/api/ApiProvider.tsx';
import { attachmentsQuery } from '#src/api/attachments.ts';
import * as Tabs from '#src/ui/navigation/Tabs.tsx';

/** The tab of a record's files, with their number. */
export function AttachmentsTab({ recordId }: { readonly recordId: string }) {
  const { data } = useQuery(attachmentsQuery(useApi(), recordId));
  const count = data?.pagination.total;
  return (
    <Tabs.Trigger value="files" count={count === 0 ? undefined : count}>
      Files
    </Tabs.Trigger>
  );
}
