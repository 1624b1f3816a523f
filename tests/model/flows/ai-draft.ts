import { aiDraftMachine, type Proposal } from '#machines/ai-draft/ai-draft.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

const step = { id: '018f3c2e-0000-7000-8000-000000000001', name: 'Possible', score: 3 };
const proposed = { step, reason: 'The middle of your scale.' };
const proposal: Proposal = {
  modelName: null,
  assessments: [{ stage: 'residual', likelihood: proposed, impact: proposed }],
};

export const aiDraft = defineFlow({
  name: 'ai-draft',
  title: 'Draft of ratings',
  prose:
    'The user has the ratings of a risk drafted, reads the reasons while they are written, and accepts or discards the proposal. Until they accept it, the form does not change.',
  machine: aiDraftMachine,
  starts: { 'the form of a risk is opened': undefined },
  cases: [
    { type: 'draft.requested', subject: 'residual' },
    { type: 'draft.cancelled' },
    { type: 'draft.accepted' },
    { type: 'draft.discarded' },
    { type: 'draft.repeated' },
    ...answers('generateDraft', proposal),
    ...refuses('generateDraft', failure('http_503', 503)),
  ],
  contextKey: () => ({}),
  invariants: [
    {
      name: 'there is a proposal exactly while it can be accepted',
      holds: ({ value, context }) => (value === 'proposed') === (context.proposal !== null),
    },
    {
      name: 'a failed draft has a reason',
      holds: ({ value, context }) => value !== 'failed' || context.failure !== null,
    },
  ],
});
