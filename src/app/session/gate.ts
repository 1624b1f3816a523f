import type { SessionSnapshot } from '#src/components/SessionProvider.tsx';

/** What a signed-in person has to pass before the shell (specification sections 2.2 and 2.4). */
export type Gate = 'underReview' | 'choosing' | 'withoutOrganisation';

export const gateTitles: Readonly<Record<Gate, string>> = {
  underReview: 'Your account is under review',
  choosing: 'Choose an organisation',
  withoutOrganisation: 'You do not belong to an organisation yet',
};

const gates: readonly Gate[] = ['underReview', 'choosing', 'withoutOrganisation'];

/** The gate that applies to a session; undefined where there is none. */
export const gateOf = (snapshot: SessionSnapshot): Gate | undefined =>
  gates.find((gate) => snapshot.matches({ signedIn: gate }));
