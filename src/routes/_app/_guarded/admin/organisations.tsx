import { createFileRoute } from '@tanstack/react-router';

import { deferredSearch } from '#src/components/deferred-search.ts';
import { OrganisationsPage } from '#src/features/platform-organisations/OrganisationsPage.tsx';

export const Route = createFileRoute('/_app/_guarded/admin/organisations')({
  ...deferredSearch(async () => (await import('#src/features/platform-organisations/search.ts')).organisationSearch),
  component: OrganisationsPage,
});
