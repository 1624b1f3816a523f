import {
  aiAssessmentMachine,
  acceptanceIn,
  isAcceptable,
  type Proposal,
  type Proposals,
} from '#machines/ai-assessment/ai-assessment.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

const cited: Proposal = {
  positionId: 'position-1',
  result: 'COMPLIANT',
  claims: [
    {
      text: 'Access is reviewed every quarter',
      citations: [{ id: 'record-1', kind: 'ownControl', ref: 'C-0001', title: 'Review of access' }],
    },
  ],
};

const uncited: Proposal = {
  ...cited,
  positionId: 'position-2',
  claims: [{ text: 'It is probably done', citations: [] }],
};

const proposed = (...proposals: Proposal[]): Proposals => ({
  proposals,
  source: 'RULES',
  modelName: null,
  withoutTexts: false,
  left: 0,
});

const ofEveryResult = proposed(
  ...(['OFI', 'MINOR_NON_CONFORMITY', 'MAJOR_NON_CONFORMITY', 'NOT_ASSESSED', 'NON_APPLICABLE'] as const).map(
    (result): Proposal => ({ ...cited, result }),
  ),
);

export const aiAssessment = defineFlow({
  name: 'ai-assessment',
  title: 'Proposals for an assessment',
  prose:
    'Proposals are looked at one after the other, beside the present answer, and accepted, changed or skipped. A claim that cites no record of the organisation is only taken over in the own words of the person.',
  machine: aiAssessmentMachine,
  starts: { 'the proposals of an assessment are opened': undefined },
  cases: [
    { type: 'proposal.edited', changes: { observation: 'I have seen it' } },
    { type: 'proposal.edited', changes: { observation: ' ' } },
    { type: 'proposal.edited', changes: { result: 'OFI' } },
    ...answers('propose', proposed(), proposed(cited), proposed(uncited, cited), ofEveryResult),
    ...refuses('propose', failure('http_500', 500)),
    ...answers('accept', undefined),
    ...refuses('accept', failure('http_409', 409)),
  ],
  headlessAnswers: [ofEveryResult],
  contextKey: ({ proposals, index, edited, failure: failed }) => ({
    left: (proposals?.proposals ?? []).slice(index).map(({ positionId }) => positionId),
    edited: edited?.observation ?? null,
    result: edited?.result ?? null,
    failed: failed?.code ?? null,
  }),
  invariants: [
    {
      name: "what cites nothing is in nobody's observation",
      holds: ({ context }) => acceptanceIn(context)?.observation !== uncited.claims[0]?.text,
    },
    {
      name: 'nothing uncited is taken over as it is',
      holds: ({ value, context }) => value !== 'accepting' || isAcceptable(context),
    },
  ],
});
