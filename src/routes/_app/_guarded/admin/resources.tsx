import { createFileRoute } from '@tanstack/react-router';

import { deferredSearch } from '#src/components/deferred-search.ts';
import { ArticlesPage } from '#src/features/help-desk/ArticlesPage.tsx';

export const Route = createFileRoute('/_app/_guarded/admin/resources')({
  ...deferredSearch(async () => (await import('#src/features/help-desk/search.ts')).helpDeskSearch),
  component: ArticlesPage,
});
