import { connectivityMachine } from '#machines/connectivity/connectivity.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

/** The fifth delay is the longest; a sixth adds nothing. */
const distinctPauses = 5;

export const connectivity = defineFlow({
  name: 'connectivity',
  title: 'Connectivity',
  prose:
    'While the browser is offline, a dialog blocks the page. If the server does not respond, a health check confirms it before a banner appears; the checks continue with increasing delays until the server responds.',
  machine: connectivityMachine,
  starts: { online: { online: true }, offline: { online: false } },
  watchers: ['watchNetwork'],
  effects: ['reloadPage'],
  externalEvents: ['network.lost', 'network.found', 'server.unreachable', 'server.reachable'],
  cases: [
    ...answers('askOnce', undefined),
    ...refuses('askOnce', failure('network_error')),
    ...answers('askAgain', undefined),
    ...refuses('askAgain', failure('network_error')),
  ],
  contextKey: ({ pauses }) => ({ pauses: Math.min(pauses, distinctPauses) }),
  limit: 3000,
  invariants: [
    {
      name: 'no check is pending while the server responds',
      holds: (snapshot) => snapshot.hasTag('silent') || snapshot.context.pauses === 0,
    },
  ],
});
