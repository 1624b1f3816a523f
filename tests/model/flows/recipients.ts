import { problemOf, recipientsMachine } from '#machines/recipients/recipients.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

export const recipients = defineFlow({
  name: 'recipients',
  title: 'Recipients of a policy',
  prose: 'The user asks members and addresses to acknowledge a policy. What was typed survives every refusal.',
  machine: recipientsMachine,
  starts: { 'the requests are shown': undefined },
  cases: [
    { type: 'asking.requested', expiresOn: '2026-12-31' },
    { type: 'draft.changed', changes: { memberIds: ['member-1'] } },
    { type: 'draft.changed', changes: { text: 'Ada <ada@example.org>' } },
    { type: 'draft.changed', changes: { text: 'nobody' } },
    { type: 'asking.confirmed' },
    { type: 'asking.cancelled' },
    ...answers('ask', { requested: 1, alreadyRequested: 0 }),
    ...refuses('ask', failure('http_500', 500)),
  ],
  contextKey: ({ draft, problem, failure: failed }) => ({
    members: draft.memberIds.length,
    text: draft.text,
    problem,
    failed: failed !== null,
  }),
  invariants: [
    {
      name: 'nobody is asked with an address that is none',
      holds: ({ value, context }) => value !== 'asking' || problemOf(context.draft) === null,
    },
  ],
});
