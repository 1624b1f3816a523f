import { createFileRoute } from '@tanstack/react-router';

import { requireSignedOut } from '#src/app/navigation/guards.ts';
import { SignUpPage } from '#src/features/sign-up/SignUpPage.tsx';

export const Route = createFileRoute('/sign-up')({
  beforeLoad: ({ context }): void => requireSignedOut(context.session, '/'),
  component: SignUpPage,
});
