import { appUpdateMachine } from '#machines/app-update/app-update.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

export const appUpdate = defineFlow({
  name: 'app-update',
  title: 'Update of the app',
  prose:
    'A new version waits until the person wants it; then it takes over and the page begins anew. What another tab has taken is offered here too, since only the person knows when the page may be left.',
  machine: appUpdateMachine,
  starts: { 'the page has come to rest': undefined },
  watchers: ['watchWorker'],
  effects: ['reloadPage'],
  heard: ['worker.waiting', 'worker.replaced', 'worker.notRegistered'],
  cases: [
    { type: 'worker.notRegistered', failure: failure('unexpected') },
    ...answers('takeOver', undefined),
    ...refuses('takeOver', failure('unexpected')),
  ],
  contextKey: () => ({}),
  invariants: [
    { name: 'whoever waits sees the card', holds: (snapshot) => !snapshot.hasTag('busy') || snapshot.hasTag('card') },
  ],
});
