import { createFileRoute } from '@tanstack/react-router';

import { deferredSearch } from '#src/components/deferred-search.ts';
import { OrganisationUsersPage } from '#src/features/platform-users/OrganisationUsersPage.tsx';

export const Route = createFileRoute('/_app/_guarded/admin/organisation-users')({
  ...deferredSearch(async () => (await import('#src/features/platform-users/search.ts')).accountSearch),
  component: OrganisationUsersPage,
});
