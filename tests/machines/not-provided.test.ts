import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';

import { effectNotProvided } from '#machines/not-provided.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { signInMachine, type SignInNotice } from '#machines/sign-in/sign-in.machine.ts';

test('a missing actor is reported by name as an unexpected failure', async () => {
  const actor = createActor(signInMachine, { input: { secondFactorDue: false } });
  const notices: SignInNotice[] = [];
  actor.on('*', (notice) => void notices.push(notice));
  actor.start();
  actor.send({ type: 'email.changed', value: 'ada@example.org' });
  actor.send({ type: 'password.changed', value: 'engine-no-1' });
  actor.send({ type: 'form.submitted' });
  await waitFor(actor, (snapshot) => snapshot.matches('editing'));
  const message = 'The actor createSignIn was not provided';
  expect(notices).toEqual([{ type: 'signIn.failed', failure: { code: 'unexpected', message, fieldErrors: {} } }]);
});

test('a machine without its watcher stops with an error', () => {
  const actor = createActor(sessionMachine);
  const errors: unknown[] = [];
  actor.subscribe({ error: (error) => void errors.push(error) });
  actor.start();
  expect(errors).toEqual([new Error('The actor watchIdentity was not provided')]);
});

test('a missing action throws with its name', () => {
  expect(() => effectNotProvided('storeChoice')(undefined, undefined)).toThrow(
    'The action storeChoice was not provided',
  );
});
