import { createFileRoute } from '@tanstack/react-router';

import { ChangeListPage } from '#src/features/change/ChangeListPage.tsx';
import { registerRoute } from '#src/registers/register-route.ts';

/** A link in a message identifies the change to open (specification section 2.4). */
export const Route = createFileRoute('/_app/_guarded/change-management-process')({
  ...registerRoute(
    { kind: 'changeManagementProcess', param: 'changeManagementProcessId' },
    () => import('#src/features/change/search.ts'),
  ),
  component: ChangeListPage,
});
