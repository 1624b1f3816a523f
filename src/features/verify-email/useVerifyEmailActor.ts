import { useNavigate } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';

import type { Failure } from '#machines/failure.ts';
import { isWrongCode } from '#machines/validation.ts';
import { verifyEmailMachine } from '#machines/verify-email/verify-email.machine.ts';
import type { VerifyEmailMessage, VerifyEmailNotice } from '#machines/verify-email/verify-email.types.ts';
import type { AuthActors } from '#src/actors/auth-actors.ts';
import { watchClock } from '#src/actors/watch-clock.ts';
import { failureText } from '#src/components/auth/failure-text.ts';
import { clearStoredSignUp, storedEmail, storedResendAt, storeResendAt } from '#src/components/auth/stored-sign-up.ts';
import { useProductName } from '#src/components/ProductProvider.tsx';
import { useNotices } from '#src/components/useNotices.ts';
import { texts } from '#src/texts/en.ts';
import { wayInTexts } from '#src/texts/way-in.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

/** The initial input: the e-mail in the address bar takes precedence over the stored one. */
function startOf(emailInAddress: string | undefined) {
  const email = emailInAddress ?? storedEmail();
  return { email, now: Date.now(), resendAt: email === null ? null : storedResendAt(email) };
}

/** The verification machine with its services; its notices appear as toasts, navigate, or are stored. */
export function useVerifyEmailActor(actors: AuthActors, emailInAddress: string | undefined) {
  const product = useProductName();
  const navigate = useNavigate();
  const [machine] = useState(() => verifyEmailMachine.provide({ actors: { ...actors, watchClock } }));
  const [input] = useState(() => startOf(emailInAddress));
  const verifyEmail = useActorRef(machine, { input });
  useNotices<VerifyEmailNotice>(verifyEmail, (notice) => {
    switch (notice.type) {
      case 'verifyEmail.cooldownStarted':
        storeResendAt(input.email ?? '', notice.resendAt);
        break;
      case 'verifyEmail.forgotten':
        clearStoredSignUp();
        break;
      case 'verifyEmail.left':
        void navigate({ to: '/sign-up' });
        break;
      case 'verifyEmail.finished':
        void navigate({ to: '/', replace: true });
        break;
      case 'verifyEmail.noEmail':
        toast.error(wayInTexts.verifyEmail.noEmail.title, wayInTexts.verifyEmail.noEmail.description);
        void navigate({ to: '/sign-up', replace: true });
        break;
      case 'verifyEmail.codeMissing':
      case 'verifyEmail.verified':
      case 'verifyEmail.verifiedBefore':
      case 'verifyEmail.failed':
      case 'verifyEmail.resent':
      case 'verifyEmail.notResent':
        showToast(notice, product);
    }
  });
  return verifyEmail;
}

/** The field explains a wrong code, and once is enough; one that did not suffice counts as wrong. */
const reasonOf = (failure: Failure | null, fallback: string): string | undefined =>
  failure === null || isWrongCode(undefined, { failure }) ? undefined : failureText(failure, fallback);

/** The toasts of specification section 8. */
function showToast(notice: VerifyEmailMessage, product: string): void {
  const { codeMissing, failed, resent, notResent } = wayInTexts.verifyEmail;
  const welcome = texts.welcome(product);
  switch (notice.type) {
    case 'verifyEmail.codeMissing':
      return toast.error(codeMissing.title, codeMissing.description);
    case 'verifyEmail.verified':
      return toast.success(welcome.title, welcome.verified);
    case 'verifyEmail.verifiedBefore':
      return toast.success(welcome.title, welcome.verifiedBefore);
    case 'verifyEmail.failed':
      return toast.error(failed.title, reasonOf(notice.failure, failed.description));
    case 'verifyEmail.resent':
      return toast.success(resent.title, resent.description);
    case 'verifyEmail.notResent':
      return toast.error(notResent.title, failureText(notice.failure, notResent.description));
  }
}
