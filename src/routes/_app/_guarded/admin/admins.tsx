import { createFileRoute } from '@tanstack/react-router';

import { AdminsPage } from '#src/features/platform-admins/AdminsPage.tsx';

export const Route = createFileRoute('/_app/_guarded/admin/admins')({ component: AdminsPage });
