import { useSelector } from '@xstate/react';

import { AuthForm } from '#src/components/auth/AuthForm.tsx';
import { AuthHeading } from '#src/components/auth/AuthHeading.tsx';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/TextField.tsx';

import type { PasswordResetActor } from './usePasswordResetActor.ts';

/** The first step: to which address the code goes. */
export function RequestForm({ passwordReset }: { readonly passwordReset: PasswordResetActor }) {
  const { email, errors } = useSelector(passwordReset, ({ context }) => context);
  const busy = useSelector(passwordReset, (snapshot) => snapshot.hasTag('busy'));
  return (
    <>
      <AuthHeading title="Forgot Password?">Enter your email to receive a reset code</AuthHeading>
      <AuthForm busy={busy} onSubmit={() => passwordReset.send({ type: 'request.submitted' })}>
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          size="lg"
          value={email}
          error={errors.email && texts.passwordReset.fields[errors.email]}
          onChange={(event) => passwordReset.send({ type: 'email.changed', value: event.currentTarget.value })}
        />
        <Button type="submit" variant="primary" size="lg" block busy={busy} busyLabel="Sending reset code...">
          Send password reset code
        </Button>
      </AuthForm>
    </>
  );
}
