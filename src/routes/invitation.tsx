import { createFileRoute } from '@tanstack/react-router';

import { InvitationScreen } from '#src/app/pages/InvitationScreen.tsx';

export const Route = createFileRoute('/invitation')({ component: InvitationScreen });
