import { getRouteApi } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';

import { AuthLayout } from '#src/components/auth/AuthLayout.tsx';
import { LegalNotice } from '#src/components/auth/LegalNotice.tsx';
import { useSession } from '#src/components/SessionProvider.tsx';
import { importWithRetry } from '#src/ui/import-with-retry.ts';

import { PasswordForm } from './PasswordForm.tsx';
import { useSignInActor } from './useSignInActor.ts';

const route = getRouteApi('/sign-in');

// Few accounts have a second factor, and the sign-in page has a tight size budget.
const SecondFactorForm = lazy(() =>
  importWithRetry(() => import('./SecondFactorForm.tsx')).then((module) => ({ default: module.SecondFactorForm })),
);

/** Few come here because of a failure. */
const SignedOutReason = lazy(() =>
  importWithRetry(() => import('./SignedOutReason.tsx')).then((module) => ({ default: module.SignedOutReason })),
);

/** /sign-in: e-mail address and password or a provider's account, then a code for accounts with a second factor. */
export function SignInPage() {
  const signIn = useSignInActor(
    route.useRouteContext({ select: ({ authActors }) => authActors }),
    route.useSearch({ select: ({ step }) => step === 'code' }),
  );
  const hasFailed = useSession(({ context }) => context.failure !== null);
  const asksForCode = useSelector(signIn, (snapshot) => snapshot.hasTag('secondFactor'));
  return (
    <AuthLayout footer={<LegalNotice />}>
      {hasFailed && (
        <Suspense fallback={null}>
          <SignedOutReason />
        </Suspense>
      )}
      {asksForCode ? (
        <Suspense fallback={null}>
          <SecondFactorForm signIn={signIn} />
        </Suspense>
      ) : (
        <PasswordForm signIn={signIn} />
      )}
    </AuthLayout>
  );
}
