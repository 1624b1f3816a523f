import { expect, test } from 'vitest';
import { createActor } from 'xstate';

import { sessionMachine } from '#machines/session/session.machine.ts';

test('starting a session without its watcher fails', () => {
  const actor = createActor(sessionMachine);
  const errors: unknown[] = [];
  actor.subscribe({ error: (error) => void errors.push(error) });
  actor.start();
  expect(errors).toEqual([new Error('The actor watchIdentity was not provided')]);
});
