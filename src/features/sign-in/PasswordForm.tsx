import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import type { ActorRefFrom } from 'xstate';

import type { signInMachine } from '#machines/sign-in/sign-in.machine.ts';
import { useProductName } from '#src/components/ProductProvider.tsx';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { css } from '#styled/css/index.js';

export type SignInActor = ActorRefFrom<typeof signInMachine>;

const form = css({ display: 'grid', gap: '16', marginBlockStart: '24' });
const hint = css({ color: 'fg.muted', marginBlockStart: '4' });
const heading = css({ textStyle: '2xl', fontWeight: 'semibold' });

export function PasswordForm({ signIn }: { readonly signIn: SignInActor }) {
  const product = useProductName();
  const { email, password, errors } = useSelector(signIn, ({ context }) => context);
  const busy = useSelector(signIn, (snapshot) => snapshot.hasTag('busy'));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    signIn.send({ type: 'form.submitted' });
  };
  return (
    <>
      <h1 className={heading}>Sign in to {product}</h1>
      <p className={hint}>Use your work account.</p>
      <form className={form} onSubmit={submit} noValidate>
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          size="lg"
          value={email}
          error={errors.email && texts.signIn.errors[errors.email]}
          onChange={(event) => signIn.send({ type: 'email.changed', value: event.currentTarget.value })}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          size="lg"
          value={password}
          error={errors.password && texts.signIn.errors[errors.password]}
          onChange={(event) => signIn.send({ type: 'password.changed', value: event.currentTarget.value })}
        />
        <Button type="submit" variant="primary" size="lg" block busy={busy} busyLabel="Signing in...">
          Sign In
        </Button>
      </form>
    </>
  );
}
