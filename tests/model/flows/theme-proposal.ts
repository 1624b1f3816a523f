import { themeProposalMachine } from '#machines/theme-proposal/theme-proposal.machine.ts';

import { defineFlow } from '../flow.ts';

export const themeProposal = defineFlow({
  name: 'theme-proposal',
  title: 'Proposal of the dark theme',
  prose:
    'The app is light until someone chooses. If the system of a person who has not chosen yet is dark, a card proposes the dark theme once nothing else is open. Either answer is stored as their theme, so it is asked once.',
  machine: themeProposalMachine,
  starts: { 'the system is dark and no theme is chosen': undefined },
  watchers: ['watchDialogs'],
  effects: ['chooseTheme'],
  externalEvents: ['dialogs.closed', 'theme.chosen'],
  cases: [],
  contextKey: () => ({}),
  invariants: [
    {
      name: 'the card is there only while it is proposed',
      holds: (snapshot) => snapshot.hasTag('card') === snapshot.matches('proposing'),
    },
  ],
});
