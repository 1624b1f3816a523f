import { useQuery } from '@tanstack/react-query';

import { useApi } from '#src/api/ApiProvider.tsx';
import { linksQuery } from '#src/api/record-links.ts';
import * as Tabs from '#src/ui/navigation/Tabs.tsx';

/** The tab of a record's links, with their number. */
export function LinksTab({ recordId }: { readonly recordId: string }) {
  const { data } = useQuery(linksQuery(useApi(), recordId));
  return (
    <Tabs.Trigger value="links" count={data?.length === 0 ? undefined : data?.length}>
      Links
    </Tabs.Trigger>
  );
}
