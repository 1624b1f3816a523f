import { getRouteApi } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';

import { AuthLayout } from '#src/components/auth/AuthLayout.tsx';
import { LegalNotice } from '#src/components/auth/LegalNotice.tsx';

import { PasswordForm } from './PasswordForm.tsx';
import { SecondFactorForm } from './SecondFactorForm.tsx';
import { useSignInActor } from './useSignInActor.ts';

const route = getRouteApi('/sign-in');

/** /sign-in: address and password or a provider's account, then a code where the account has a second factor. */
export function SignInPage() {
  const signIn = useSignInActor(
    route.useRouteContext({ select: ({ authActors }) => authActors }),
    route.useSearch({ select: ({ step }) => step === 'code' }),
  );
  const asksForCode = useSelector(signIn, (snapshot) => snapshot.hasTag('secondFactor'));
  return (
    <AuthLayout footer={<LegalNotice />}>
      {asksForCode ? <SecondFactorForm signIn={signIn} /> : <PasswordForm signIn={signIn} />}
    </AuthLayout>
  );
}
