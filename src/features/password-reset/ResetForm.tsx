import { useSelector } from '@xstate/react';

import { AuthForm } from '#src/components/auth/AuthForm.tsx';
import { AuthHeading } from '#src/components/auth/AuthHeading.tsx';
import { wayInTexts } from '#src/texts/way-in.ts';
import { Button } from '#src/ui/Button.tsx';
import { CodeField } from '#src/ui/form/CodeField.tsx';
import { PasswordField } from '#src/ui/form/PasswordField.tsx';

import type { PasswordResetActor } from './usePasswordResetActor.ts';

/** Step two: the e-mailed code and a new password. */
export function ResetForm({ passwordReset }: { readonly passwordReset: PasswordResetActor }) {
  const { email, password, code, errors } = useSelector(passwordReset, ({ context }) => context);
  const busy = useSelector(passwordReset, (snapshot) => snapshot.hasTag('busy'));
  const { fields } = wayInTexts.passwordReset;
  return (
    <>
      <AuthHeading title="Forgot Password?">Enter the code from your email and your new password</AuthHeading>
      <AuthForm busy={busy} onSubmit={() => passwordReset.send({ type: 'reset.submitted' })}>
        {/* Password managers save the new password under this address. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          size="lg"
          value={password}
          error={errors.password && fields[errors.password]}
          onChange={(event) => passwordReset.send({ type: 'password.changed', value: event.currentTarget.value })}
        />
        <CodeField
          label="Reset code"
          name="code"
          value={code}
          error={errors.code && fields[errors.code]}
          onValueChange={(value) => passwordReset.send({ type: 'code.changed', value })}
        />
        <Button type="submit" variant="primary" size="lg" block busy={busy} busyLabel="Resetting password...">
          Reset Password
        </Button>
        <Button variant="ghost" block disabled={busy} onClick={() => passwordReset.send({ type: 'restart.pressed' })}>
          Send another code
        </Button>
      </AuthForm>
    </>
  );
}
