import { createFileRoute } from '@tanstack/react-router';

import { requireSignedOut } from '#src/app/navigation/guards.ts';
import { signInSearch } from '#src/app/navigation/public-search.ts';
import { SignInPage } from '#src/features/sign-in/SignInPage.tsx';

export const Route = createFileRoute('/sign-in')({
  validateSearch: signInSearch,
  beforeLoad: ({ context, search }): void => requireSignedOut(context.session, search.redirect ?? '/'),
  component: SignInPage,
});
