import { createFileRoute } from '@tanstack/react-router';

import { ProfilePage } from '#src/features/profile/ProfilePage.tsx';

export const Route = createFileRoute('/_app/_guarded/profile')({ component: ProfilePage });
