import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';

import type { signInMachine } from '#machines/sign-in/sign-in.machine.ts';
import { AuthHeading } from '#src/components/auth/AuthHeading.tsx';
import { AuthLink } from '#src/components/auth/AuthLink.tsx';
import { busyWith, CredentialsForm } from '#src/components/auth/CredentialsForm.tsx';
import { OtherWay } from '#src/components/auth/OtherWay.tsx';
import { useProductName } from '#src/components/ProductProvider.tsx';

export type SignInActor = ActorRefFrom<typeof signInMachine>;

/** E-mail address and password, or a provider's account. */
export const PasswordForm = ({ signIn }: { readonly signIn: SignInActor }) => (
  <>
    <AuthHeading title={`Sign in to ${useProductName()}`}>Use your work account.</AuthHeading>
    <CredentialsForm
      entries={useSelector(signIn, ({ context }) => context)}
      busy={useSelector(signIn, busyWith)}
      passwordField={{
        autoComplete: 'current-password',
        action: <AuthLink to="/forget-password">Forgot password?</AuthLink>,
      }}
      submitLabel="Sign In"
      busyLabel="Signing in..."
      send={(event) => signIn.send(event)}
    />
    <OtherWay>
      No account yet?{' '}
      <AuthLink to="/sign-up" look="inText">
        Create an account
      </AuthLink>
    </OtherWay>
  </>
);
