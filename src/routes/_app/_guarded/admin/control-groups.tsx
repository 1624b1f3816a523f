import { createFileRoute } from '@tanstack/react-router';

import { deferredSearch } from '#src/components/deferred-search.ts';
import { ControlGroupsPage } from '#src/features/standards-admin/ControlGroupsPage.tsx';

export const Route = createFileRoute('/_app/_guarded/admin/control-groups')({
  ...deferredSearch(async () => (await import('#src/features/standards-admin/search.ts')).draftSearch),
  component: ControlGroupsPage,
});
