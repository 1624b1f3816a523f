import { expect, test } from 'vitest';
import { createActor } from 'xstate';

import type { SignInStep } from '#machines/identity-step.ts';
import { signInMachine, type Credentials } from '#machines/sign-in/sign-in.machine.ts';
import { deferredActor } from '#tests/model/deferred-actor.ts';

test('the password is sent exactly as typed', () => {
  const createSignIn = deferredActor<SignInStep, Credentials>();
  const machine = signInMachine.provide({ actors: { createSignIn: createSignIn.logic } });
  const actor = createActor(machine, { input: { secondFactorDue: false } }).start();
  actor.send({ type: 'email.changed', value: 'ada@example.org' });
  actor.send({ type: 'password.changed', value: ' engine-no-1 ' });
  actor.send({ type: 'form.submitted' });
  expect(createSignIn.last.input).toEqual({ email: 'ada@example.org', password: ' engine-no-1 ' });
});
