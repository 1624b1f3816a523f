import { policyAcknowledgementMachine } from '#machines/policy-acknowledgement/policy-acknowledgement.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

const acknowledged = { acknowledgedAt: '2026-11-20T09:30:00.000Z', receiptCode: 'A1B2-C3D4-E5F6-G7H8-J9K0-M1N2-P3Q4' };

export const policyAcknowledgement = defineFlow({
  name: 'policy-acknowledgement',
  title: 'Acknowledgement of a policy',
  prose:
    'Ticking the box acknowledges the policy, once and for all. If no answer comes, the request is repeated as soon as the browser is online again; ticking the box tries again at once.',
  machine: policyAcknowledgementMachine,
  starts: { 'it has not been acknowledged': undefined },
  cases: [
    ...answers('acknowledge', acknowledged),
    ...refuses('acknowledge', failure('http_409', 409), failure('network_error')),
  ],
  watchers: ['watchConnection'],
  externalEvents: ['connection.returned'],
  contextKey: ({ acknowledged: known }) => ({ isAcknowledged: known !== null }),
  invariants: [
    {
      name: 'only an acknowledged policy has a receipt',
      holds: (snapshot) => (snapshot.context.acknowledged !== null) === snapshot.matches('acknowledged'),
    },
    {
      name: 'an acknowledged policy shows no failure',
      holds: (snapshot) => !snapshot.matches('acknowledged') || snapshot.context.failure === null,
    },
  ],
});
