import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';

import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { CodeField } from '#src/ui/CodeField.tsx';
import { css } from '#styled/css/index.js';

import type { SignInActor } from './PasswordForm.tsx';

const form = css({ display: 'grid', gap: '16', marginBlockStart: '24' });
const hint = css({ color: 'fg.muted', marginBlockStart: '4' });
const heading = css({ textStyle: '2xl', fontWeight: 'semibold' });

export function SecondFactorForm({ signIn }: { readonly signIn: SignInActor }) {
  const { code, errors } = useSelector(signIn, ({ context }) => context);
  const busy = useSelector(signIn, (snapshot) => snapshot.hasTag('busy'));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    signIn.send({ type: 'code.submitted' });
  };
  return (
    <>
      <h1 className={heading}>Enter your code</h1>
      <p className={hint}>Open your authenticator app and enter the 6-digit code for this account.</p>
      <form className={form} onSubmit={submit} noValidate>
        <CodeField
          label="Code"
          value={code}
          error={errors.code && texts.signIn.errors[errors.code]}
          onValueChange={(value) => signIn.send({ type: 'code.changed', value })}
        />
        <Button type="submit" variant="primary" size="lg" block busy={busy} busyLabel="Verifying...">
          Verify
        </Button>
        <Button variant="ghost" block disabled={busy} onClick={() => signIn.send({ type: 'back.pressed' })}>
          Back to sign in
        </Button>
      </form>
    </>
  );
}
