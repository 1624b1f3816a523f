import { getRouteApi } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';

import { AuthForm } from '#src/components/auth/AuthForm.tsx';
import { AuthHeading } from '#src/components/auth/AuthHeading.tsx';
import { AuthLayout } from '#src/components/auth/AuthLayout.tsx';
import { AuthLink } from '#src/components/auth/AuthLink.tsx';
import { BotCheck } from '#src/components/auth/BotCheck.tsx';
import { LegalNotice } from '#src/components/auth/LegalNotice.tsx';
import { OtherWay } from '#src/components/auth/OtherWay.tsx';
import { SocialButtons } from '#src/components/auth/SocialButtons.tsx';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { TextField } from '#src/ui/TextField.tsx';

import { useSignUpActor } from './useSignUpActor.ts';

const route = getRouteApi('/sign-up');

/** /sign-up: a new account by address and password, or by a provider's account. */
export function SignUpPage() {
  const signUp = useSignUpActor(route.useRouteContext({ select: ({ authActors }) => authActors }));
  const { email, password, errors } = useSelector(signUp, ({ context }) => context);
  const busy = useSelector(signUp, (snapshot) => snapshot.hasTag('busy'));
  const social = useSelector(signUp, (snapshot) => snapshot.hasTag('social'));
  return (
    <AuthLayout footer={<LegalNotice />}>
      <AuthHeading title="Create an account">Use your work email address.</AuthHeading>
      <AuthForm busy={busy} onSubmit={() => signUp.send({ type: 'form.submitted' })}>
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          size="lg"
          value={email}
          error={errors.email && texts.fields[errors.email]}
          onChange={(event) => signUp.send({ type: 'email.changed', value: event.currentTarget.value })}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          size="lg"
          help="At least 8 characters, with a letter and a number."
          value={password}
          error={errors.password && texts.fields[errors.password]}
          onChange={(event) => signUp.send({ type: 'password.changed', value: event.currentTarget.value })}
        />
        <div>
          <BotCheck />
          <Button
            type="submit"
            variant="primary"
            size="lg"
            block
            disabled={social}
            busy={busy && !social}
            busyLabel="Signing up..."
          >
            Sign Up
          </Button>
        </div>
      </AuthForm>
      <SocialButtons disabled={busy} onChoose={(provider) => signUp.send({ type: 'provider.chosen', provider })} />
      <OtherWay>
        Already have an account?{' '}
        <AuthLink to="/sign-in" look="inText">
          Sign in
        </AuthLink>
      </OtherWay>
    </AuthLayout>
  );
}
