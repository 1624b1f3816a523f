import { rightsGridMachine } from '#machines/rights-grid/rights-grid.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { contradiction, failure } from './support/failure.ts';

const member = {
  id: 'member-1',
  name: 'Ada',
  version: 3,
  role: 'ORG_VIEWER',
  featurePermissions: [{ feature: 'RISK', permission: 'VIEW' }],
} as const;

export const rightsGrid = defineFlow({
  name: 'rights-grid',
  title: 'Rights of a member',
  prose:
    'Someone who manages users gives a member another role or other rights. What was chosen survives every refusal, but a change of someone else’s, which is looked at first.',
  machine: rightsGridMachine,
  starts: { 'the members are shown': undefined },
  cases: [
    { type: 'rights.opened', member },
    { type: 'right.chosen', choice: { feature: 'RISK', level: 'EDIT' } },
    { type: 'right.chosen', choice: { feature: 'RISK', level: null } },
    { type: 'right.chosen', choice: { preset: { role: 'ORG_AUDITOR', featurePermissions: [] } } },
    { type: 'rights.saved' },
    { type: 'rights.closed' },
    ...answers('save', undefined),
    ...refuses('save', failure('http_403', 403), failure('http_409', 409), contradiction('state')),
  ],
  contextKey: ({ member: shown, draft, failure: failed }) => ({
    member: shown?.id ?? null,
    role: draft.role,
    rights: draft.featurePermissions.map(({ feature, permission }) => `${feature} ${permission}`).join(),
    failed: failed !== null,
  }),
  invariants: [
    {
      name: 'rights are of someone',
      holds: ({ value, context }) => value === 'closed' || context.member !== null,
    },
  ],
});
