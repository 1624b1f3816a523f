import { createFileRoute } from '@tanstack/react-router';

import { StaffRolesPage } from '#src/features/staff/StaffRolesPage.tsx';
import { lookupRoute } from '#src/registers/lookup/lookup-search.ts';

export const Route = createFileRoute('/_app/_guarded/settings/staff/staff-role')({
  ...lookupRoute,
  component: StaffRolesPage,
});
