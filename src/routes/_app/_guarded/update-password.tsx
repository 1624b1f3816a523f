import { createFileRoute } from '@tanstack/react-router';

import { UpdatePasswordPage } from '#src/features/profile/UpdatePasswordPage.tsx';

export const Route = createFileRoute('/_app/_guarded/update-password')({ component: UpdatePasswordPage });
