import { organisationSelectionMachine } from '#machines/organisation-selection/organisation-selection.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

const organisationIds = ['org-1', 'org-2'];
const chosen = (organisationId: string, onBoarding: boolean) =>
  ({ type: 'organisation.chosen', organisationId, onBoarding }) as const;

export const organisationSelection = defineFlow({
  name: 'organisation-selection',
  title: 'Organisation selection',
  prose:
    'One second after load, a dialog asks members without an active organisation to choose one. Members with one can switch, which reloads the page or replaces an on-boarding page with the start page. A choice takes effect once it has been saved as the default.',
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
      name: 'a choice is in the context exactly while it is being saved',
      holds: (snapshot) => snapshot.hasTag('busy') === (snapshot.context.choice !== null),
    },
    {
      name: 'the dialog shows only without an active organisation',
      holds: (snapshot) => !snapshot.hasTag('dialog') || snapshot.context.activeId === null,
    },
    {
      name: 'the active organisation is one of the memberships',
      holds: ({ context }) => context.activeId === null || context.organisationIds.includes(context.activeId),
    },
  ],
});
