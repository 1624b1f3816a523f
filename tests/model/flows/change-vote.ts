import { changeVoteMachine, mistakesIn } from '#machines/change-vote/change-vote.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { contradiction, failure } from './support/failure.ts';

export const changeVote = defineFlow({
  name: 'change-vote',
  title: 'Vote on a change',
  prose:
    'Someone who decides on a change approves or refuses it, with a reason if they refuse. A vote counts for the plan that was read: after someone else’s change it is not cast, and its comment is there when they vote again. Any other refusal keeps the dialog open.',
  machine: changeVoteMachine,
  starts: { 'a change is opened': undefined },
  cases: [
    { type: 'vote.requested', vote: 'YES', round: 1 },
    { type: 'vote.requested', vote: 'NO', round: 2 },
    { type: 'draft.changed', changes: { comment: 'The line is needed then' } },
    { type: 'draft.changed', changes: { comment: ' ' } },
    { type: 'vote.confirmed' },
    { type: 'vote.cancelled' },
    { type: 'change.opened' },
    ...answers('cast', undefined),
    ...refuses('cast', failure('http_400', 400), failure('http_409', 409), contradiction('vote')),
  ],
  contextKey: ({ draft, kept, failure: failed }) => ({
    vote: draft?.vote ?? null,
    round: draft?.round ?? null,
    comment: draft?.comment ?? null,
    kept,
    failed: failed?.code ?? null,
  }),
  invariants: [
    {
      name: 'a dialog is open exactly while something is asked, cast or shown again',
      holds: ({ value, context }) => (context.draft !== null) === (value !== 'idle'),
    },
    {
      name: 'nothing incomplete is cast',
      holds: ({ value, context }) =>
        value !== 'casting' || (context.draft !== null && Object.keys(mistakesIn(context.draft)).length === 0),
    },
  ],
});
