import { createFileRoute } from '@tanstack/react-router';

import { deferredSearch } from '#src/components/deferred-search.ts';
import { ControlsPage } from '#src/features/standards-admin/ControlsPage.tsx';

export const Route = createFileRoute('/_app/_guarded/admin/controls')({
  ...deferredSearch(async () => (await import('#src/features/standards-admin/search.ts')).draftSearch),
  component: ControlsPage,
});
