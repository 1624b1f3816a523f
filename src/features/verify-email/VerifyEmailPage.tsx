import { getRouteApi } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';

import { codeLength } from '#machines/validation.ts';
import { secondsToResend, type verifyEmailMachine } from '#machines/verify-email/verify-email.machine.ts';
import { AuthForm } from '#src/components/auth/AuthForm.tsx';
import { AuthHeading } from '#src/components/auth/AuthHeading.tsx';
import { AuthLayout } from '#src/components/auth/AuthLayout.tsx';
import { AuthLink } from '#src/components/auth/AuthLink.tsx';
import { OtherWay } from '#src/components/auth/OtherWay.tsx';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { CodeField } from '#src/ui/form/CodeField.tsx';
import { css } from '#styled/css/index.js';

import { useVerifyEmailActor } from './useVerifyEmailActor.ts';

const route = getRouteApi('/verify-otp');

const addressText = css({ fontWeight: 'medium', color: 'fg.default' });
const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '8',
  marginBlockStart: '8',
});
// Aligns the text of the buttons, rather than their invisible edges, with the form.
const back = css({ marginInlineStart: { base: '[-1rem]', md: '[-0.75rem]' } });
const seconds = css({ tabularFigures: true, marginInlineEnd: { base: '[-1rem]', md: '[-0.75rem]' } });

type VerifyEmailActor = ActorRefFrom<typeof verifyEmailMachine>;

/** /verify-otp: the code that was e-mailed to the address of a new account. */
export function VerifyEmailPage() {
  const verifyEmail = useVerifyEmailActor(
    route.useRouteContext({ select: ({ authActors }) => authActors }),
    route.useSearch({ select: ({ email }) => email }),
  );
  const shown = useSelector(verifyEmail, (snapshot) => snapshot.hasTag('form'));
  return (
    <AuthLayout>
      {shown && <CodeForm verifyEmail={verifyEmail} />}
      {shown && (
        <OtherWay>
          Already have an account?{' '}
          <AuthLink to="/sign-in" look="inText">
            Sign in
          </AuthLink>
        </OtherWay>
      )}
    </AuthLayout>
  );
}

function CodeForm({ verifyEmail }: { readonly verifyEmail: VerifyEmailActor }) {
  const { email, code, error } = useSelector(verifyEmail, ({ context }) => context);
  const busy = useSelector(verifyEmail, (snapshot) => snapshot.hasTag('busy'));
  const resending = useSelector(verifyEmail, (snapshot) => snapshot.hasTag('resending'));
  return (
    <>
      <AuthHeading title="Check your email">
        We sent a code to <span className={addressText}>{email}</span>. Enter the 6-digit code below.
      </AuthHeading>
      <AuthForm busy={busy} waits={resending} onSubmit={() => verifyEmail.send({ type: 'code.submitted' })}>
        <CodeField
          label="Verification code"
          name="code"
          value={code}
          error={error === null ? undefined : texts.fields[error]}
          onValueChange={(value) => verifyEmail.send({ type: 'code.changed', value })}
          onKeyDown={({ key }) => {
            // Enter does not submit a form whose button is disabled.
            if (key === 'Enter' && code.length < codeLength) verifyEmail.send({ type: 'code.submitted' });
          }}
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          disabled={code.length < codeLength}
          busy={busy}
          busyLabel="Verifying..."
        >
          Verify Email
        </Button>
      </AuthForm>
      <div className={ways}>
        <Button
          variant="ghost"
          className={back}
          disabled={busy}
          onClick={() => verifyEmail.send({ type: 'back.pressed' })}
        >
          Back to signup
        </Button>
        <ResendButton verifyEmail={verifyEmail} />
      </div>
    </>
  );
}

function ResendButton({ verifyEmail }: { readonly verifyEmail: VerifyEmailActor }) {
  const left = useSelector(verifyEmail, ({ context }) => secondsToResend(context));
  const resending = useSelector(verifyEmail, (snapshot) => snapshot.hasTag('resending'));
  return (
    <Button
      variant="ghost"
      className={seconds}
      disabled={left > 0}
      busy={resending}
      onClick={() => verifyEmail.send({ type: 'resend.pressed' })}
    >
      {left > 0 ? `Resend in ${left}s` : 'Resend verification code'}
    </Button>
  );
}
