import { getRouteApi } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';

import { AuthHeading } from '#src/components/auth/AuthHeading.tsx';
import { AuthLayout } from '#src/components/auth/AuthLayout.tsx';
import { AuthLink } from '#src/components/auth/AuthLink.tsx';
import { BotCheck } from '#src/components/auth/BotCheck.tsx';
import { busyWith, CredentialsForm } from '#src/components/auth/CredentialsForm.tsx';
import { LegalNotice } from '#src/components/auth/LegalNotice.tsx';
import { OtherWay } from '#src/components/auth/OtherWay.tsx';

import { useSignUpActor } from './useSignUpActor.ts';

const route = getRouteApi('/sign-up');

/** /sign-up: a new account by e-mail address and password, or with a provider's account. */
export function SignUpPage() {
  const signUp = useSignUpActor(route.useRouteContext({ select: ({ authActors }) => authActors }));
  return (
    <AuthLayout footer={<LegalNotice />}>
      <AuthHeading title="Create an account">Use your work email address.</AuthHeading>
      <CredentialsForm
        entries={useSelector(signUp, ({ context }) => context)}
        busy={useSelector(signUp, busyWith)}
        passwordField={{ autoComplete: 'new-password', help: 'At least 8 characters, with a letter and a number.' }}
        beforeSubmit={<BotCheck />}
        submitLabel="Sign Up"
        busyLabel="Signing up..."
        send={(event) => signUp.send(event)}
      />
      <OtherWay>
        Already have an account?{' '}
        <AuthLink to="/sign-in" look="inText">
          Sign in
        </AuthLink>
      </OtherWay>
    </AuthLayout>
  );
}
