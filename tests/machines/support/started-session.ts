import { createActor, fromCallback, waitFor, type InspectionEvent } from 'xstate';

import type { Failure } from '#machines/failure.ts';
import {
  sessionMachine,
  type Account,
  type IdentityEvent,
  type Membership,
  type Organisations,
  type SessionEvent,
  type SessionNotice,
} from '#machines/session/session.machine.ts';
import { deferredActor } from '#tests/model/deferred-actor.ts';

export const account: Account = {
  id: 'user-1',
  approved: true,
  active: true,
  fullName: 'Ada Lovelace',
  email: 'ada@example.org',
  imageUrl: null,
  platform: null,
};
export const administrator: Account = { ...account, platform: { role: 'ADMIN', featurePermissions: [] } };

const memberOf = (id: string, name: string): Membership => ({
  organisation: { id, name, logo: null },
  role: 'ORG_MANAGER',
  featurePermissions: [{ feature: 'RISK', permission: 'EDIT' }],
});
export const harbour = memberOf('org-1', 'Harbour');
export const meridian = memberOf('org-2', 'Meridian');
export const memberships = [harbour, meridian];

export const activeIn = ({ organisation, role, featurePermissions }: Membership) => ({
  ...organisation,
  role,
  featurePermissions,
});

export const nobody = {
  sessionId: null,
  account: null,
  memberships: [],
  organisation: null,
  choice: null,
  failure: null,
};
export const somebody = { ...nobody, sessionId: 'sess_1' };
/** No answer came. */
export const silence: Failure = { status: 0, code: 'network_error', message: 'Nobody answers', fieldErrors: {} };

export const failure: Failure = { status: 500, code: 'http_500', message: 'It broke', fieldErrors: {} };

type Tag = 'loading' | 'ready';

/** The machine with actors that answer, and a provider that speaks, when the test says so. */
export function startSession(inspect: (event: InspectionEvent) => void) {
  const fetchAccount = deferredActor<Account, unknown>();
  const fetchOrganisations = deferredActor<Organisations, unknown>();
  const saveDefaultOrganisation = deferredActor<void, { organisationId: string }>();
  const endSession = deferredActor<void, unknown>();
  let tell: (event: IdentityEvent) => void = () => {};
  const actors = {
    watchIdentity: fromCallback<IdentityEvent>(({ sendBack }) => {
      tell = sendBack;
    }),
    fetchAccount: fetchAccount.logic,
    fetchOrganisations: fetchOrganisations.logic,
    saveDefaultOrganisation: saveDefaultOrganisation.logic,
    endSession: endSession.logic,
  };
  const actor = createActor(sessionMachine.provide({ actors }), { inspect });
  const notices: SessionNotice[] = [];
  actor.on('*', (notice) => void notices.push(notice));
  actor.start();
  return {
    actor,
    notices,
    fetchAccount,
    fetchOrganisations,
    saveDefaultOrganisation,
    endSession,
    /** What the identity provider says. */
    identity: (event: IdentityEvent) => tell(event),
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
  | 'activating'
  | 'active';

export const signedInEvent: IdentityEvent = { type: 'identity.signedIn', sessionId: 'sess_1' };
