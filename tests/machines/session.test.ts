import { expect, test } from 'vitest';
import { createActor, fromCallback, waitFor } from 'xstate';

import { sessionMachine } from '#machines/session/session.machine.ts';
import type { Account, IdentityEvent, Organisations } from '#machines/session/session.types.ts';
import { deferredActor } from '#tests/model/deferred-actor.ts';
import { account, memberships } from '#tests/model/flows/support/people.ts';

/** A session of a user with a default organisation, unless specified otherwise. */
async function startSignedIn(defaultOrganisationId: string | null = 'org-1') {
  const fetchAccount = deferredActor<Account, unknown>();
  const fetchOrganisations = deferredActor<Organisations, unknown>();
  const actors = {
    watchIdentity: fromCallback<IdentityEvent>(() => undefined),
    fetchAccount: fetchAccount.logic,
    fetchOrganisations: fetchOrganisations.logic,
  };
  const actor = createActor(sessionMachine.provide({ actors })).start();
  actor.send({ type: 'identity.signedIn', sessionId: 'sess_1' });
  fetchAccount.last.resolve(account);
  await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: 'loadingOrganisations' }));
  fetchOrganisations.last.resolve({ memberships, defaultOrganisationId });
  await waitFor(actor, (snapshot) => !snapshot.hasTag('loading'));
  return actor;
}

test('a changed profile updates the name and never the role', async () => {
  const actor = await startSignedIn();
  actor.send({ type: 'account.changed', account: { ...account, fullName: 'Ada King', approved: false } });
  expect(actor.getSnapshot().context.account).toEqual({ ...account, fullName: 'Ada King' });
});

test('a user without a default organisation chooses one', async () => {
  const actor = await startSignedIn(null);
  expect(actor.getSnapshot().value).toEqual({ signedIn: 'choosing' });
});
