import {
  assessmentClosingMachine,
  missingIn,
  type ClosingState,
} from '#machines/assessment-closing/assessment-closing.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { contradiction, failure } from './support/failure.ts';

const view = { gaps: [], gapCount: 0, closers: [], closings: [] };
const ready: ClosingState = { assessment: { version: 3, status: 'IN_PROGRESS' }, view };
const incomplete: ClosingState = {
  ...ready,
  view: {
    ...view,
    gaps: [{ positionId: 'position-1', ref: 'A.5.1', title: '', gaps: ['FINDING_MISSING'] }],
    gapCount: 1,
  },
};

export const assessmentClosing = defineFlow({
  name: 'assessment-closing',
  title: 'Closing an assessment',
  prose:
    'The assessor submits once no item needs anything any more, and a reviewer returns the assessment or closes it with a conclusion. What was typed survives refusals; where someone else was faster, the assessment is shown again before anything is repeated.',
  machine: assessmentClosingMachine,
  starts: { 'the closing of an assessment is opened': undefined },
  cases: [
    { type: 'step.requested', action: 'SUBMIT' },
    { type: 'step.requested', action: 'CLOSE' },
    { type: 'step.requested', action: 'ABANDON' },
    { type: 'draft.changed', changes: { conclusion: 'It conforms' } },
    { type: 'draft.changed', changes: { conclusion: ' ' } },
    { type: 'draft.changed', changes: { reason: 'Out of scope' } },
    ...answers('load', ready, incomplete),
    ...refuses('load', failure('http_500', 500)),
    ...answers('recount', ready, incomplete),
    ...refuses('recount', failure('http_500', 500)),
    ...answers('take', undefined),
    ...refuses(
      'take',
      failure('http_400', 400),
      failure('http_403', 403),
      failure('http_409', 409),
      contradiction('action'),
    ),
  ],
  contextKey: ({ state, draft, failure: failed }) => ({
    gaps: state?.view.gapCount ?? null,
    action: draft?.action ?? null,
    conclusion: draft?.conclusion ?? null,
    reason: draft?.reason ?? null,
    failed: failed?.code ?? null,
  }),
  invariants: [
    {
      name: 'a step is asked for, sent or kept exactly while there is a draft',
      holds: ({ value, context }) =>
        context.draft === null
          ? value !== 'asking' && value !== 'taking'
          : !['viewing', 'blocked', 'recounting'].includes(value),
    },
    {
      name: 'nothing incomplete is sent',
      holds: ({ value, context }) =>
        value !== 'taking' || (context.draft !== null && Object.keys(missingIn(context.draft)).length === 0),
    },
  ],
});
