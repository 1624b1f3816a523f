import { useNavigate } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';

import { signUpMachine, type SignUpNotice } from '#machines/sign-up/sign-up.machine.ts';
import type { AuthActors } from '#src/actors/auth-actors.ts';
import { failureText } from '#src/components/auth/failure-text.ts';
import { showSocialFailure } from '#src/components/auth/show-social-failure.ts';
import { storeEmail } from '#src/components/auth/stored-sign-up.ts';
import { useProductName } from '#src/components/ProductProvider.tsx';
import { useNotices } from '#src/components/useNotices.ts';
import { texts } from '#src/texts/en.ts';
import { wayInTexts } from '#src/texts/way-in.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

/** The sign-up machine with its services; its notices appear as toasts or lead to the next screen. */
export function useSignUpActor(actors: AuthActors) {
  const welcome = texts.welcome(useProductName());
  const navigate = useNavigate();
  const [machine] = useState(() => signUpMachine.provide({ actors }));
  const signUp = useActorRef(machine);
  useNotices<SignUpNotice>(signUp, (notice) => {
    const { failed, incomplete } = wayInTexts.signUp;
    const { sent, notResent } = wayInTexts.verifyEmail;
    switch (notice.type) {
      case 'signUp.failed':
        return toast.error(failed.title, failureText(notice.failure, failed.description));
      case 'signUp.socialFailed':
        return showSocialFailure({ mode: 'signUp', provider: notice.provider }, notice.failure);
      case 'signUp.incomplete':
        return toast.error(incomplete.title, incomplete.description);
      case 'signUp.alreadySignedIn':
        return toast.success(welcome.title, welcome.signedIn);
      case 'signUp.completed':
        return toast.success(welcome.title, welcome.signedUp);
      case 'signUp.codeSent':
        return toast.info(sent.title, sent.description);
      case 'signUp.codeNotSent':
        return toast.error(notResent.title, failureText(notice.failure, notResent.description));
      case 'signUp.verificationDue':
        storeEmail(notice.email);
        return void navigate({ to: '/verify-otp', replace: true });
    }
  });
  return signUp;
}
