import { useSelector } from '@xstate/react';

import { AuthForm } from '#src/components/auth/AuthForm.tsx';
import { AuthHeading } from '#src/components/auth/AuthHeading.tsx';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { CodeField } from '#src/ui/form/CodeField.tsx';

import type { SignInActor } from './PasswordForm.tsx';

/** The code from the person's authenticator app. */
export function SecondFactorForm({ signIn }: { readonly signIn: SignInActor }) {
  const { code, errors } = useSelector(signIn, ({ context }) => context);
  const busy = useSelector(signIn, (snapshot) => snapshot.hasTag('busy'));
  return (
    <>
      <AuthHeading title="Enter your code">
        Open your authenticator app and enter the 6-digit code for this account.
      </AuthHeading>
      <AuthForm busy={busy} onSubmit={() => signIn.send({ type: 'code.submitted' })}>
        <CodeField
          label="Code"
          name="code"
          value={code}
          error={errors.code && texts.fields[errors.code]}
          onValueChange={(value) => signIn.send({ type: 'code.changed', value })}
        />
        <Button type="submit" variant="primary" size="lg" block busy={busy} busyLabel="Verifying...">
          Verify
        </Button>
        <Button variant="ghost" block disabled={busy} onClick={() => signIn.send({ type: 'back.pressed' })}>
          Back to sign in
        </Button>
      </AuthForm>
    </>
  );
}
