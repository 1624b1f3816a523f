import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';

import { signInMachine } from '#machines/sign-in/sign-in.machine.ts';
import { activateSession } from '#src/actors/activate-session.ts';
import { attemptSecondFactor } from '#src/actors/attempt-second-factor.ts';
import { createSignIn } from '#src/actors/create-sign-in.ts';
import { useProductName } from '#src/components/ProductProvider.tsx';
import { useIdentity } from '#src/identity/useIdentity.ts';
import { texts } from '#src/texts/en.ts';
import { toast } from '#src/ui/toast.tsx';

/** The sign-in flow with its services; what it has to tell appears as a toast. */
export function useSignInActor() {
  const identity = useIdentity();
  const product = useProductName();
  const [machine] = useState(() =>
    signInMachine.provide({
      actors: {
        createSignIn: createSignIn(identity),
        attemptSecondFactor: attemptSecondFactor(identity),
        activateSession: activateSession(identity),
      },
    }),
  );
  const signIn = useActorRef(machine);
  useEffect(() => {
    const { failed, alreadySignedIn, secondFactor } = texts.signIn;
    const welcome = alreadySignedIn(product);
    const subscriptions = [
      signIn.on('signIn.failed', ({ failure }) => toast.error(failed.title, failure.message || failed.description)),
      signIn.on('signIn.alreadySignedIn', () => toast.success(welcome.title, welcome.description)),
      signIn.on('signIn.secondFactorRequired', () => toast.info(secondFactor.title, secondFactor.description)),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [signIn, product]);
  return signIn;
}
