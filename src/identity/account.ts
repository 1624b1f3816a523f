import type { LoadedClerk } from '@clerk/react/types';

import { answered, IdentityError } from './identity-error.ts';
import type { ReverificationFactor } from './reverification-port.ts';

/** Loaded on demand: the pages before sign-in do not need it. */
const reverificationPort = () => import('./reverification-port.ts');

/** The provider's facts about the person that the API does not have. */
export interface IdentityFacts {
  readonly firstName: string;
  readonly lastName: string;
  /** False for people who sign in with a social provider. */
  readonly hasPassword: boolean;
  readonly hasSecondFactor: boolean;
}

/** The port through which actors change the signed-in person's name and credentials. */
export const createAccountIdentity = (clerk: () => LoadedClerk) => {
  const signedIn = () => {
    const user = clerk().user;
    if (user === null || user === undefined) throw new IdentityError('no_session');
    return user;
  };

  const session = () => {
    const current = clerk().session;
    if (current === null || current === undefined) throw new IdentityError('no_session');
    return current;
  };

  return {
    facts: (): IdentityFacts => {
      const { firstName, lastName, passwordEnabled, totpEnabled } = signedIn();
      return {
        firstName: firstName ?? '',
        lastName: lastName ?? '',
        hasPassword: passwordEnabled,
        hasSecondFactor: totpEnabled,
      };
    },

    rename: (firstName: string, lastName: string) =>
      answered(async () => void (await signedIn().update({ firstName, lastName }))),

    updatePassword: (currentPassword: string, newPassword: string, signOutOfOtherSessions: boolean) =>
      answered(
        async () => void (await signedIn().updatePassword({ currentPassword, newPassword, signOutOfOtherSessions })),
      ),

    /**
     * Determines what proof is required before credentials can be changed; e-mails a code if that is what is required.
     */
    startReverification: () => answered(async () => (await reverificationPort()).startReverification(session())),

    attemptReverification: (factor: ReverificationFactor, secret: string) =>
      answered(async () => (await reverificationPort()).attemptReverification(session(), factor, secret)),

    /** Reloads the person after the API has changed their credentials. */
    reload: () => answered(async () => void (await signedIn().reload())),
  };
};

export type AccountIdentity = ReturnType<typeof createAccountIdentity>;
