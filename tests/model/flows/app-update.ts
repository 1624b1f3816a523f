import { appUpdateMachine } from '#machines/app-update/app-update.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

export const appUpdate = defineFlow({
  name: 'app-update',
  title: 'App update',
  prose:
    'A new version waits until the user accepts it; then it takes over and the page reloads. A version activated in another tab is offered here too, because only the user knows when it is safe to reload. A user who has something to finish first is reminded an hour later.',
  machine: appUpdateMachine,
  starts: { 'the page is idle': undefined },
  watchers: ['watchWorker'],
  effects: ['reloadPage'],
  externalEvents: ['worker.waiting', 'worker.replaced', 'worker.notRegistered'],
  cases: [
    { type: 'worker.notRegistered', failure: failure('unexpected') },
    ...answers('takeOver', undefined),
    ...refuses('takeOver', failure('unexpected')),
  ],
  contextKey: () => ({}),
  invariants: [
    {
      name: 'the card is visible while the update is in progress',
      holds: (snapshot) => !snapshot.hasTag('busy') || snapshot.hasTag('card'),
    },
  ],
});
