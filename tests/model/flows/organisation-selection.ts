import { organisationSelectionMachine } from '#machines/organisation-selection/organisation-selection.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

const organisationIds = ['org-1', 'org-2'];
const chosen = (organisationId: string, onBoarding: boolean) =>
  ({ type: 'organisation.chosen', organisationId, onBoarding }) as const;

export const organisationSelection = defineFlow({
  name: 'organisation-selection',
  title: 'Choice of the organisation',
  prose:
    'Who belongs to organisations and acts in none is asked by a dialog one second after load; who acts in one may switch, which begins the page anew or leaves an on-boarding page for the start. A choice counts once it is saved as the default.',
  machine: organisationSelectionMachine,
  starts: {
    'no organisation is active': { organisationIds, activeId: null },
    'the default organisation is active': { organisationIds, activeId: 'org-1' },
  },
  effects: ['reloadPage'],
  cases: [
    chosen('org-1', false),
    chosen('org-2', false),
    chosen('org-2', true),
    chosen('org-9', false),
    ...answers('saveChoice', undefined),
    ...refuses('saveChoice', failure('http_500', 500)),
    ...answers('saveSwitch', undefined),
    ...refuses('saveSwitch', failure('http_500', 500)),
  ],
  contextKey: ({ activeId, choice, onBoarding, failure: last }) => ({
    activeId,
    choice,
    onBoarding,
    failed: last !== null,
  }),
  invariants: [
    {
      name: 'a choice is known exactly while it is being saved',
      holds: (snapshot) => snapshot.hasTag('busy') === (snapshot.context.choice !== null),
    },
    {
      name: 'the dialog is for who acts in no organisation',
      holds: (snapshot) => !snapshot.hasTag('dialog') || snapshot.context.activeId === null,
    },
    {
      name: 'nobody acts in an organisation that is not theirs',
      holds: ({ context }) => context.activeId === null || context.organisationIds.includes(context.activeId),
    },
  ],
});
