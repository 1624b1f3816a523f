import { createFileRoute } from '@tanstack/react-router';

import { requireSignedOut } from '#src/app/navigation/guards.ts';
import { PasswordResetPage } from '#src/features/password-reset/PasswordResetPage.tsx';

export const Route = createFileRoute('/forget-password')({
  beforeLoad: ({ context }): void => requireSignedOut(context.session, '/'),
  component: PasswordResetPage,
});
