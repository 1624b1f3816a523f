import { useActorRef } from '@xstate/react';
import { useState } from 'react';

import { signInMachine, type SignInNotice } from '#machines/sign-in/sign-in.machine.ts';
import type { AuthActors } from '#src/actors/auth-actors.ts';
import { failureText } from '#src/components/auth/failure-text.ts';
import { showSocialFailure } from '#src/components/auth/show-social-failure.ts';
import { useProductName } from '#src/components/ProductProvider.tsx';
import { useNotices } from '#src/components/useNotices.ts';
import { texts } from '#src/texts/en.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

/** The sign-in machine with its services; its notices appear as toasts. */
export function useSignInActor(actors: AuthActors, secondFactorDue: boolean) {
  const welcome = texts.welcome(useProductName());
  const [machine] = useState(() => signInMachine.provide({ actors }));
  const signIn = useActorRef(machine, { input: { secondFactorDue } });
  useNotices<SignInNotice>(signIn, (notice) => {
    const { failed, secondFactor } = texts.signIn;
    switch (notice.type) {
      case 'signIn.failed':
        return toast.error(failed.title, failureText(notice.failure, failed.description));
      case 'signIn.socialFailed':
        return showSocialFailure({ mode: 'signIn', provider: notice.provider }, notice.failure);
      case 'signIn.secondFactorRequired':
        return toast.info(secondFactor.title, secondFactor.description);
      case 'signIn.alreadySignedIn':
      case 'signIn.socialCompleted':
        return toast.success(welcome.title, welcome.signedIn);
    }
  });
  return signIn;
}
