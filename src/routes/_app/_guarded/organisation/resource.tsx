import { createFileRoute } from '@tanstack/react-router';

import { deferredSearch } from '#src/components/deferred-search.ts';
import { HelpDeskPage } from '#src/features/help-desk/HelpDeskPage.tsx';

export const Route = createFileRoute('/_app/_guarded/organisation/resource')({
  ...deferredSearch(async () => (await import('#src/features/help-desk/search.ts')).helpDeskSearch),
  component: HelpDeskPage,
});
