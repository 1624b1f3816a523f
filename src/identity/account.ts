import type { LoadedClerk } from '@clerk/react/types';

import { answered, IdentityError } from './identity-error.ts';
import type { ReverificationFactor } from './reverification-port.ts';

/** Few need it: the pages before sign-in do without. */
const reverificationPort = () => import('./reverification-port.ts');

/** What the provider knows of the person beside the API. */
export interface IdentityFacts {
  readonly firstName: string;
  readonly lastName: string;
  /** False for somebody whom a social provider signs in. */
  readonly hasPassword: boolean;
  readonly hasSecondFactor: boolean;
}

/** The port through which actors change how the signed-in person is known and signs in. */
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

    /** Asks what the person is to prove before they change how they sign in; mails a code where that is it. */
    startReverification: () => answered(async () => (await reverificationPort()).startReverification(session())),

    attemptReverification: (factor: ReverificationFactor, secret: string) =>
      answered(async () => (await reverificationPort()).attemptReverification(session(), factor, secret)),

    /** Reads the person again, after the API has changed how they sign in. */
    reload: () => answered(async () => void (await signedIn().reload())),
  };
};

export type AccountIdentity = ReturnType<typeof createAccountIdentity>;
