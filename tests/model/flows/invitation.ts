import { invitationMachine, problemOf } from '#machines/invitation/invitation.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

const rights = { role: 'ORG_VIEWER', featurePermissions: [] } as const;

export const invitation = defineFlow({
  name: 'invitation',
  title: 'Invitations',
  prose:
    'Someone who manages users invites people, from a pasted list or a file, and reads line by line what became of it. What was typed survives every refusal.',
  machine: invitationMachine,
  starts: { 'the members are shown': undefined },
  cases: [
    { type: 'inviting.requested', rights },
    {
      type: 'inviting.requested',
      rights,
      invitee: { staffMemberId: 'S-0001', name: 'Ada', address: 'ada@example.org' },
    },
    { type: 'draft.changed', changes: { addresses: 'ada@example.org' } },
    { type: 'draft.changed', changes: { addresses: '' } },
    { type: 'draft.changed', changes: { addresses: 'ada@example.org, ben@example.org' } },
    { type: 'draft.changed', changes: { days: 31 } },
    { type: 'right.chosen', choice: { feature: 'RISK', level: 'VIEW' } },
    { type: 'inviting.confirmed' },
    { type: 'inviting.closed' },
    ...answers('invite', { invited: 1, lines: [] }),
    ...refuses('invite', failure('http_403', 403)),
  ],
  contextKey: ({ draft, problem, failure: failed, outcome }) => ({
    addresses: draft.addresses,
    days: draft.days,
    invitee: draft.invitee !== null,
    rights: draft.rights.featurePermissions.length,
    problem,
    failed: failed !== null,
    told: outcome !== null,
  }),
  invariants: [
    {
      name: 'nobody is invited with a list that is empty or too long, or for a term that cannot be',
      holds: ({ value, context }) => value !== 'inviting' || problemOf(context.draft) === null,
    },
  ],
});
