import { useSelector } from '@xstate/react';

import { AuthForm } from '#src/components/auth/AuthForm.tsx';
import { AuthHeading } from '#src/components/auth/AuthHeading.tsx';
import { EmailField } from '#src/components/auth/EmailField.tsx';
import { wayInTexts } from '#src/texts/way-in.ts';
import { Button } from '#src/ui/Button.tsx';

import type { PasswordResetActor } from './usePasswordResetActor.ts';

/** Step one: the address that the code is sent to. */
export function RequestForm({ passwordReset }: { readonly passwordReset: PasswordResetActor }) {
  const { email, errors } = useSelector(passwordReset, ({ context }) => context);
  const busy = useSelector(passwordReset, (snapshot) => snapshot.hasTag('busy'));
  return (
    <>
      <AuthHeading title="Forgot Password?">Enter your email to receive a reset code</AuthHeading>
      <AuthForm busy={busy} onSubmit={() => passwordReset.send({ type: 'request.submitted' })}>
        <EmailField
          value={email}
          error={errors.email && wayInTexts.passwordReset.fields[errors.email]}
          onValueChange={(value) => passwordReset.send({ type: 'email.changed', value })}
        />
        <Button type="submit" variant="primary" size="lg" block busy={busy} busyLabel="Sending reset code...">
          Send password reset code
        </Button>
      </AuthForm>
    </>
  );
}
