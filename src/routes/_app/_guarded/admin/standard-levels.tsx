import { createFileRoute } from '@tanstack/react-router';

import { deferredSearch } from '#src/components/deferred-search.ts';
import { StandardLevelsPage } from '#src/features/standards-admin/StandardLevelsPage.tsx';

export const Route = createFileRoute('/_app/_guarded/admin/standard-levels')({
  ...deferredSearch(async () => (await import('#src/features/standards-admin/search.ts')).draftSearch),
  component: StandardLevelsPage,
});
