import { createFileRoute } from '@tanstack/react-router';

import { requireSignedOut } from '#src/app/navigation/guards.ts';
import { verifyEmailSearch } from '#src/app/navigation/public-search.ts';
import { VerifyEmailPage } from '#src/features/verify-email/VerifyEmailPage.tsx';

export const Route = createFileRoute('/verify-otp')({
  validateSearch: verifyEmailSearch,
  beforeLoad: ({ context }): void => requireSignedOut(context.session, '/'),
  component: VerifyEmailPage,
});
