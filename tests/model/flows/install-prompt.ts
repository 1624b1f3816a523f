import { installPromptMachine } from '#machines/install-prompt/install-prompt.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

export const installPrompt = defineFlow({
  name: 'install-prompt',
  title: 'Installation of the app',
  prose:
    'When the browser would install the app, a card offers it, unless the person has dismissed it or put it off. What keeps the app from being installed is only logged.',
  machine: installPromptMachine,
  starts: { 'never answered': { silenced: false }, 'dismissed or put off': { silenced: true } },
  watchers: ['watchOffers'],
  effects: ['storeDismissal', 'storeReminder'],
  heard: ['install.offered', 'install.done'],
  elsewhere: {
    waiting: 'Nothing is in the way of the page.',
    closed: 'Nothing is in the way of the page any more.',
  },
  cases: [
    ...answers('checkInstallability', [], ['manifest.withoutIcons']),
    ...refuses('checkInstallability', failure('unexpected')),
    ...answers('promptInstall', 'accepted', 'dismissed'),
    ...refuses('promptInstall', failure('unexpected')),
  ],
  contextKey: ({ silenced }) => ({ silenced }),
  invariants: [
    {
      name: 'nobody is offered what they have dismissed',
      holds: (snapshot) => !snapshot.hasTag('card') || !snapshot.context.silenced,
    },
  ],
});
