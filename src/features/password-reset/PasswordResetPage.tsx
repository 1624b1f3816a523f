import { getRouteApi } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';

import { AuthLayout } from '#src/components/auth/AuthLayout.tsx';
import { AuthLink } from '#src/components/auth/AuthLink.tsx';
import { LegalNotice } from '#src/components/auth/LegalNotice.tsx';
import { OtherWay } from '#src/components/auth/OtherWay.tsx';
import { Spinner } from '#src/ui/feedback/Spinner.tsx';

import { RequestForm } from './RequestForm.tsx';
import { ResetForm } from './ResetForm.tsx';
import { SecondFactorNotice } from './SecondFactorNotice.tsx';
import { usePasswordResetActor, type PasswordResetActor } from './usePasswordResetActor.ts';

const route = getRouteApi('/forget-password');

/** /forget-password: an e-mailed code, then a new password, on one screen (specification section 2.2). */
export function PasswordResetPage() {
  const passwordReset = usePasswordResetActor(route.useRouteContext({ select: ({ authActors }) => authActors }));
  return (
    <AuthLayout footer={<LegalNotice />}>
      <Step passwordReset={passwordReset} />
      <OtherWay>
        Remember your password?{' '}
        <AuthLink to="/sign-in" look="inText">
          Sign in
        </AuthLink>
      </OtherWay>
    </AuthLayout>
  );
}

function Step({ passwordReset }: { readonly passwordReset: PasswordResetActor }) {
  const step = useSelector(passwordReset, (snapshot) => {
    if (snapshot.hasTag('loading')) return 'loading';
    if (snapshot.hasTag('request')) return 'request';
    return snapshot.hasTag('reset') ? 'reset' : 'secondFactor';
  });
  if (step === 'loading') return <Spinner label="Loading" />;
  if (step === 'request') return <RequestForm passwordReset={passwordReset} />;
  if (step === 'reset') return <ResetForm passwordReset={passwordReset} />;
  return <SecondFactorNotice />;
}
