import { createFileRoute } from '@tanstack/react-router';

import { StaffListPage } from '#src/features/staff/StaffListPage.tsx';
import { registerRoute } from '#src/registers/register-route.ts';

export const Route = createFileRoute('/_app/_guarded/manage-staff')({
  ...registerRoute({ kind: 'staffMember', param: 'staffMember' }, () => import('#src/features/staff/search.ts')),
  component: StaffListPage,
});
