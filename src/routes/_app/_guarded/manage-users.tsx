import { createFileRoute, stripSearchParams } from '@tanstack/react-router';

import { MembersScreen } from '#src/app/pages/MembersScreen.tsx';
import { memberSearch, memberSearchDefaults } from '#src/features/members/search.ts';

export const Route = createFileRoute('/_app/_guarded/manage-users')({
  validateSearch: memberSearch,
  search: { middlewares: [stripSearchParams(memberSearchDefaults)] },
  component: MembersScreen,
});
