import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';

import type { SocialRequest } from '#machines/identity-step.ts';
import {
  socialReturnMachine,
  type SocialOutcome,
  type SocialReturnNotice,
} from '#machines/social-return/social-return.machine.ts';
import { deferredActor } from '#tests/model/deferred-actor.ts';

import { listenTo, refusal } from './support/listen.ts';

const request: SocialRequest = { mode: 'signIn', provider: 'google' };

function startReturn() {
  const finishSocial = deferredActor<SocialOutcome, SocialRequest>();
  const machine = socialReturnMachine.provide({ actors: { finishSocial: finishSocial.logic } });
  const actor = createActor(machine, { input: request });
  const notices = listenTo<SocialReturnNotice>(actor);
  actor.start();
  return { actor, notices, finishSocial, ended: () => waitFor(actor, ({ status }) => status === 'done') };
}

test.each<[SocialOutcome, string, SocialReturnNotice]>([
  [{ kind: 'signedIn', mode: 'signIn' }, 'signedIn', { type: 'socialReturn.signedIn', mode: 'signIn' }],
  [{ kind: 'signedIn', mode: 'signUp' }, 'signedIn', { type: 'socialReturn.signedIn', mode: 'signUp' }],
  [{ kind: 'secondFactorDue' }, 'secondFactorDue', { type: 'socialReturn.secondFactorRequired' }],
  [{ kind: 'incomplete' }, 'refused', { type: 'socialReturn.incomplete', ...request }],
])('an outcome %j ends as %s', async (outcome, value, notice) => {
  const { notices, finishSocial, ended } = startReturn();
  expect(finishSocial.calls.map(({ input }) => input)).toEqual([request]);
  finishSocial.last.resolve(outcome);
  expect((await ended()).value).toBe(value);
  expect(notices).toEqual([notice]);
});

test('a refusal emits a notice with the provider and the requested mode', async () => {
  const { notices, finishSocial, ended } = startReturn();
  finishSocial.last.reject(refusal('oauth_access_denied'));
  expect((await ended()).value).toBe('refused');
  expect(notices).toEqual([{ type: 'socialReturn.failed', failure: refusal('oauth_access_denied'), ...request }]);
});
