import { createActor, fromCallback, waitFor } from 'xstate';

import type { Failure } from '#machines/failure.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type {
  Account,
  IdentityEvent,
  Membership,
  Organisations,
  SessionEvent,
  SessionNotice,
} from '#machines/session/session.types.ts';
import { deferredActor } from '#tests/model/deferred-actor.ts';
import { account, administrator, harbour, memberships, meridian } from '#tests/model/flows/support/people.ts';

export { account, administrator, harbour, memberships, meridian };

export const activeIn = ({ organisation, role, featurePermissions, features }: Membership) => ({
  ...organisation,
  role,
  featurePermissions,
  features,
});

export const nobody = {
  sessionId: null,
  account: null,
  memberships: [],
  organisation: null,
  leaving: false,
  failure: null,
};
export const somebody = { ...nobody, sessionId: 'sess_1' };
/** No response arrived. */
export const silence: Failure = { code: 'network_error', message: 'Nobody answers', fieldErrors: {} };

export const failure: Failure = { status: 500, code: 'http_500', message: 'It broke', fieldErrors: {} };

type Tag = 'loading' | 'ready';

/** The session machine with deferred actors and a fake provider that the test controls. */
export function startSession() {
  const fetchAccount = deferredActor<Account, unknown>();
  const fetchOrganisations = deferredActor<Organisations, unknown>();
  const endSession = deferredActor<void, unknown>();
  const reloads: string[] = [];
  let report: (event: IdentityEvent) => void = () => {};
  const actors = {
    watchIdentity: fromCallback<IdentityEvent>(({ sendBack }) => {
      report = sendBack;
    }),
    fetchAccount: fetchAccount.logic,
    fetchOrganisations: fetchOrganisations.logic,
    endSession: endSession.logic,
  };
  const actor = createActor(
    sessionMachine.provide({ actors, actions: { reloadPage: () => void reloads.push('reload') } }),
  );
  const notices: SessionNotice[] = [];
  actor.on('*', (notice) => void notices.push(notice));
  actor.start();
  return {
    actor,
    notices,
    reloads,
    fetchAccount,
    fetchOrganisations,
    endSession,
    /** Sends an event from the identity provider. */
    identity: (event: IdentityEvent) => report(event),
    send: (event: SessionEvent) => actor.send(event),
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    tags: () => (['loading', 'ready'] satisfies Tag[]).filter((tag) => actor.getSnapshot().hasTag(tag)),
    reached: (state: SignedInState) => waitFor(actor, (snapshot) => snapshot.matches({ signedIn: state })),
    left: () => waitFor(actor, (snapshot) => !snapshot.matches('signedIn')),
    signedOut: () => waitFor(actor, (snapshot) => snapshot.matches('signedOut')),
  };
}

export type Session = ReturnType<typeof startSession>;
export type SignedInState =
  | 'checkingAccount'
  | 'underReview'
  | 'loadingOrganisations'
  | 'administering'
  | 'withoutOrganisation'
  | 'choosing'
  | 'active';

export const signedInEvent: IdentityEvent = { type: 'identity.signedIn', sessionId: 'sess_1' };
