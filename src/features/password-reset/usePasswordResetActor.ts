import { useActorRef } from '@xstate/react';
import { useState } from 'react';

import { passwordResetMachine, type PasswordResetNotice } from '#machines/password-reset/password-reset.machine.ts';
import { isWrongCode } from '#machines/validation.ts';
import type { AuthActors } from '#src/actors/auth-actors.ts';
import { failureText } from '#src/components/auth/failure-text.ts';
import { useProductName } from '#src/components/ProductProvider.tsx';
import { useNotices } from '#src/components/useNotices.ts';
import { texts } from '#src/texts/en.ts';
import { wayInTexts } from '#src/texts/way-in.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

/** The password reset machine with its services; its notices appear as toasts. */
export function usePasswordResetActor(actors: AuthActors) {
  const welcome = texts.welcome(useProductName());
  const [machine] = useState(() =>
    passwordResetMachine.provide({
      actors,
      actions: { logOutcome: (_, { step }) => reportError(new Error(`The password reset ended as ${step.status}`)) },
    }),
  );
  const passwordReset = useActorRef(machine);
  useNotices<PasswordResetNotice>(passwordReset, (notice) => {
    const { sent, notSent, done, failed } = wayInTexts.passwordReset;
    const { secondFactor } = texts.signIn;
    switch (notice.type) {
      case 'passwordReset.codeSent':
        return toast.success(sent.title, sent.description);
      case 'passwordReset.codeNotSent':
        return toast.error(notSent.title, failureText(notice.failure, notSent.description));
      case 'passwordReset.done':
        return toast.success(done.title, done.description);
      case 'passwordReset.failed':
        // The field explains a wrong code, and once is enough.
        return toast.error(
          failed.title,
          isWrongCode(undefined, notice) ? undefined : failureText(notice.failure, failed.description),
        );
      case 'passwordReset.secondFactorRequired':
        return toast.info(secondFactor.title, secondFactor.description);
      case 'passwordReset.alreadySignedIn':
        return toast.success(welcome.title, welcome.signedIn);
    }
  });
  return passwordReset;
}

export type PasswordResetActor = ReturnType<typeof usePasswordResetActor>;
