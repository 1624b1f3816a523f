import { createActor, SimulatedClock, waitFor } from 'xstate';

import type { SignInStep, SocialRequest, SocialStart } from '#machines/identity-step.ts';
import {
  signInMachine,
  type Credentials,
  type SignInEvent,
  type SignInInput,
  type SignInNotice,
} from '#machines/sign-in/sign-in.machine.ts';
import { deferredActor } from '#tests/model/deferred-actor.ts';

import { listenTo } from './listen.ts';

/** The initial context of a sign-in. */
export const empty = {
  email: '',
  password: '',
  code: '',
  errors: {},
  sessionId: null,
  provider: 'apple',
  secondFactorDue: false,
};

type State = 'editing' | 'submitting' | 'startingSocial' | 'leaving' | 'enteringCode' | 'activating' | 'complete';

/** A running sign-in machine with deferred actors and a simulated clock. */
export function startSignIn(input: SignInInput = { secondFactorDue: false }) {
  const createSignIn = deferredActor<SignInStep, Credentials>();
  const attemptSecondFactor = deferredActor<SignInStep, { code: string }>();
  const startSocial = deferredActor<SocialStart, SocialRequest>();
  const activateSession = deferredActor<void, { sessionId: string | null }>();
  const clock = new SimulatedClock();
  const actors = {
    createSignIn: createSignIn.logic,
    attemptSecondFactor: attemptSecondFactor.logic,
    startSocial: startSocial.logic,
    activateSession: activateSession.logic,
  };
  const actor = createActor(signInMachine.provide({ actors }), { input, clock });
  const notices = listenTo<SignInNotice>(actor);
  actor.start();
  return {
    actor,
    notices,
    createSignIn,
    attemptSecondFactor,
    startSocial,
    activateSession,
    clock,
    context: () => actor.getSnapshot().context,
    hasTag: (tag: 'busy' | 'secondFactor' | 'social') => actor.getSnapshot().hasTag(tag),
    send: (...events: SignInEvent[]) => events.forEach((event) => actor.send(event)),
    reached: (state: State) => waitFor(actor, (snapshot) => snapshot.matches(state)),
  };
}
