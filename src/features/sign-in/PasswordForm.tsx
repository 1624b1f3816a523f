import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';

import type { signInMachine } from '#machines/sign-in/sign-in.machine.ts';
import { AuthForm } from '#src/components/auth/AuthForm.tsx';
import { AuthHeading } from '#src/components/auth/AuthHeading.tsx';
import { AuthLink } from '#src/components/auth/AuthLink.tsx';
import { OtherWay } from '#src/components/auth/OtherWay.tsx';
import { SocialButtons } from '#src/components/auth/SocialButtons.tsx';
import { useProductName } from '#src/components/ProductProvider.tsx';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { TextField } from '#src/ui/TextField.tsx';

export type SignInActor = ActorRefFrom<typeof signInMachine>;

/** Address and password, or a provider's account. */
export function PasswordForm({ signIn }: { readonly signIn: SignInActor }) {
  const { email, password, errors } = useSelector(signIn, ({ context }) => context);
  const busy = useSelector(signIn, (snapshot) => snapshot.hasTag('busy'));
  const social = useSelector(signIn, (snapshot) => snapshot.hasTag('social'));
  return (
    <>
      <AuthHeading title={`Sign in to ${useProductName()}`}>Use your work account.</AuthHeading>
      <AuthForm busy={busy} onSubmit={() => signIn.send({ type: 'form.submitted' })}>
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          size="lg"
          value={email}
          error={errors.email && texts.fields[errors.email]}
          onChange={(event) => signIn.send({ type: 'email.changed', value: event.currentTarget.value })}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          size="lg"
          action={<AuthLink to="/forget-password">Forgot password?</AuthLink>}
          value={password}
          error={errors.password && texts.fields[errors.password]}
          onChange={(event) => signIn.send({ type: 'password.changed', value: event.currentTarget.value })}
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          disabled={social}
          busy={busy && !social}
          busyLabel="Signing in..."
        >
          Sign In
        </Button>
      </AuthForm>
      <SocialButtons disabled={busy} onChoose={(provider) => signIn.send({ type: 'provider.chosen', provider })} />
      <OtherWay>
        No account yet?{' '}
        <AuthLink to="/sign-up" look="inText">
          Create an account
        </AuthLink>
      </OtherWay>
    </>
  );
}
