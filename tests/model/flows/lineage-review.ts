import { lineageReviewMachine, type ReviewedLineage } from '#machines/lineage-review/lineage-review.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

const lineage = (version: number, isDecided: boolean, isFinal = false): ReviewedLineage => ({
  fromVersionId: 'former',
  version,
  pairs: [
    { kind: 'EDITORIAL', isDecided },
    { kind: 'REWORDED', isDecided },
  ],
  isFinal,
});

/** One pair of every kind. */
const long: ReviewedLineage = {
  ...lineage(2, true),
  pairs: (['UNCHANGED', 'EDITORIAL', 'REWORDED', 'RENUMBERED', 'SPLIT', 'MERGED', 'NEW', 'WITHDRAWN'] as const).map(
    (kind) => ({ kind, isDecided: false }),
  ),
};

const open = lineage(1, false);
const decided = lineage(2, true);

export const lineageReview = defineFlow({
  name: 'lineage-review',
  title: 'Review of a lineage',
  prose:
    'What became of the controls of a standard in its newer version is confirmed, rejected or changed, one pair or several at once, and what the rule is sure of together. The review is finished once every pair is decided; a refusal keeps what is ticked.',
  machine: lineageReviewMachine,
  externalEvents: ['lineage.shown'],
  starts: { 'the comparison is opened': undefined },
  cases: [
    { type: 'lineage.shown', lineage: open },
    { type: 'lineage.shown', lineage: decided },
    { type: 'lineage.shown', lineage: lineage(3, true, true) },
    { type: 'pair.toggled', place: 1 },
    { type: 'pairs.toggled', places: [0, 1, 7] },
    { type: 'sure.ticked' },
    { type: 'confirmed' },
    { type: 'rejected' },
    { type: 'changed', change: { kind: 'WITHDRAWN', from: ['a'], to: [] } },
    { type: 'finished' },
    ...answers('decide', decided, long),
    ...refuses('decide', failure('http_409', 409)),
  ],
  headlessAnswers: [long],
  contextKey: ({ lineage: shown, ticked, decisions, failure: failed }) => ({
    version: shown?.version ?? null,
    ticked: ticked.toSorted((one, other) => one - other).join(),
    decided: decisions && [decisions.confirmed.length, decisions.rejected.length, decisions.changes.length].join(),
    finish: decisions?.finish ?? null,
    failed: failed?.code ?? null,
  }),
  invariants: [
    {
      name: 'what is ticked is a pair of the lineage',
      holds: ({ context: { lineage: shown, ticked } }) => ticked.every((place) => shown?.pairs[place] !== undefined),
    },
    {
      name: 'something is sent exactly while it is decided',
      holds: ({ value, context }) => (context.decisions !== null) === (value === 'deciding'),
    },
    {
      name: 'what is reviewed and published stays as it is',
      holds: ({ value, context }) => context.lineage?.isFinal !== true || value === 'reviewing',
    },
  ],
});
