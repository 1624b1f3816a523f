import { createFileRoute, stripSearchParams } from '@tanstack/react-router';

import { OrganisationUsersPage } from '#src/features/platform-users/OrganisationUsersPage.tsx';
import { accountSearch, accountSearchDefaults } from '#src/features/platform-users/search.ts';

export const Route = createFileRoute('/_app/_guarded/admin/organisation-users')({
  validateSearch: accountSearch,
  search: { middlewares: [stripSearchParams(accountSearchDefaults)] },
  component: OrganisationUsersPage,
});
