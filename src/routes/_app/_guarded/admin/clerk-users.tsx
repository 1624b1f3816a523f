import { createFileRoute } from '@tanstack/react-router';

import { ClerkUsersPage } from '#src/features/platform-users/ClerkUsersPage.tsx';

export const Route = createFileRoute('/_app/_guarded/admin/clerk-users')({ component: ClerkUsersPage });
