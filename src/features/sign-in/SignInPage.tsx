import { getRouteApi } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';

import { AuthLayout } from './AuthLayout.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SecondFactorForm } from './SecondFactorForm.tsx';
import { useSignInActor } from './useSignInActor.ts';

const route = getRouteApi('/sign-in');

/** /sign-in: address and password, then a code where the account has a second factor. */
export function SignInPage() {
  const signIn = useSignInActor(route.useRouteContext({ select: ({ signInActors }) => signInActors }));
  const asksForCode = useSelector(signIn, (snapshot) => snapshot.hasTag('secondFactor'));
  return (
    <AuthLayout>{asksForCode ? <SecondFactorForm signIn={signIn} /> : <PasswordForm signIn={signIn} />}</AuthLayout>
  );
}
