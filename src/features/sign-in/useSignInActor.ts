import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';

import { signInMachine } from '#machines/sign-in/sign-in.machine.ts';
import type { SignInActors } from '#src/actors/sign-in-actors.ts';
import { useProductName } from '#src/components/ProductProvider.tsx';
import { texts } from '#src/texts/en.ts';
import { toast } from '#src/ui/toast.tsx';

/** The sign-in flow with its services; what it has to tell appears as a toast. */
export function useSignInActor(actors: SignInActors) {
  const product = useProductName();
  const [machine] = useState(() => signInMachine.provide({ actors }));
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
