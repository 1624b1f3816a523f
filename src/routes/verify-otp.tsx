import { createFileRoute } from '@tanstack/react-router';

import { requireSignedOut } from '#src/app/guards.ts';
import { verifyEmailSearch } from '#src/app/public-search.ts';
import { VerifyEmailPage } from '#src/features/verify-email/VerifyEmailPage.tsx';

export const Route = createFileRoute('/verify-otp')({
  validateSearch: verifyEmailSearch,
  beforeLoad: ({ context }): void => requireSignedOut(context.session, '/'),
  component: VerifyEmailPage,
});
