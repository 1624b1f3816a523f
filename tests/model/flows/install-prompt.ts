import { installPromptMachine } from '#machines/install-prompt/install-prompt.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

export const installPrompt = defineFlow({
  name: 'install-prompt',
  title: 'App installation',
  prose:
    'If the browser allows installation, a card offers it, unless the user has dismissed or postponed it. Reasons why the app cannot be installed are only logged.',
  machine: installPromptMachine,
  starts: { 'never answered': { silenced: false }, 'dismissed or postponed': { silenced: true } },
  watchers: ['watchOffers'],
  effects: ['storeDismissal', 'storeReminder'],
  externalEvents: ['install.offered', 'install.done'],
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
      name: 'a dismissed offer is not shown again',
      holds: (snapshot) => !snapshot.hasTag('card') || !snapshot.context.silenced,
    },
  ],
});
