import { invitationAcceptanceMachine } from '#machines/invitation-acceptance/invitation-acceptance.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

const opened = {
  organisation: 'Harbour Logistics',
  invitedBy: 'Aoife Brennan',
  role: 'ORG_VIEWER',
  featurePermissions: [],
  expiresAt: '2027-01-01T00:00:00.000Z',
  isForYou: true,
  accepted: false,
} as const;

export const invitationAcceptance = defineFlow({
  name: 'invitation-acceptance',
  title: 'Acceptance of an invitation',
  prose:
    'A signed-in person opens the link of an invitation and accepts it, or asks for another one where it is not theirs or works no more. Opening it changes nothing.',
  machine: invitationAcceptanceMachine,
  starts: { 'the link is opened': undefined },
  cases: [
    { type: 'acceptance.confirmed' },
    { type: 'link.asked' },
    { type: 'retry.pressed' },
    { type: 'organisation.entered' },
    ...answers('open', { ...opened, featurePermissions: [] }),
    ...answers('open', { ...opened, featurePermissions: [], isForYou: false }),
    ...refuses('open', failure('http_410', 410), failure('http_404', 404), failure('http_500', 500)),
    ...answers('accept', {
      organisationId: 'organisation-1',
      organisation: opened.organisation,
      role: opened.role,
      featurePermissions: [],
      reduced: false,
    }),
    ...refuses('accept', failure('http_410', 410), failure('http_403', 403)),
    ...answers('ask', undefined),
    ...refuses('ask', failure('http_500', 500)),
  ],
  contextKey: ({ invitation, accepted, failure: failed }) => ({
    forYou: invitation?.isForYou ?? null,
    accepted: accepted !== null,
    failed: failed !== null,
  }),
  invariants: [
    {
      name: 'nothing is accepted that is not offered to this person',
      holds: ({ value, context }) => value !== 'accepting' || context.invitation?.isForYou === true,
    },
  ],
});
