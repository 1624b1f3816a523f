import { connectivityMachine } from '#machines/connectivity/connectivity.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

/** With the fifth pause the longest is reached; a sixth tells nothing new. */
const pausesToTell = 5;

export const connectivity = defineFlow({
  name: 'connectivity',
  title: 'Connectivity',
  prose:
    'A browser without a network blocks the page with a dialog until it has one again. A server that does not answer is told beside the page, after it was asked itself, and asked ever more rarely until it answers.',
  machine: connectivityMachine,
  starts: { 'with a network': { online: true }, 'without a network': { online: false } },
  watchers: ['watchNetwork'],
  effects: ['reloadPage'],
  heard: ['network.lost', 'network.found', 'server.missed', 'server.heard'],
  cases: [
    ...answers('askOnce', undefined),
    ...refuses('askOnce', failure('network_error')),
    ...answers('askAgain', undefined),
    ...refuses('askAgain', failure('network_error')),
  ],
  contextKey: ({ pauses }) => ({ pauses: Math.min(pauses, pausesToTell) }),
  limit: 3000,
  invariants: [
    {
      name: 'a server that answers is not waited for',
      holds: (snapshot) => snapshot.hasTag('silent') || snapshot.context.pauses === 0,
    },
  ],
});
