import { problemsOfMatrix } from '#domain/risk/matrix.ts';
import {
  hasChanges,
  matrixEditingMachine,
  type MatrixEditingContext,
} from '#machines/matrix-editing/matrix-editing.machine.ts';
import type { components } from '#openapi/generated/types.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

type RiskMatrix = components['schemas']['RiskMatrix'];

const level = (name: string, score: number) => ({ id: name, name, score, colour: null });

/** The levels and bands are those that every new organisation has. */
const matrixAt = (version: number, highest = 5): RiskMatrix => ({
  version,
  likelihoods: ['Rare', 'Unlikely', 'Possible', 'Likely', 'Almost certain'].map((name, at) =>
    level(name, at === 4 ? highest : at + 1),
  ),
  impacts: ['Negligible', 'Minor', 'Moderate', 'Major', 'Severe'].map((name, at) => level(name, at + 1)),
  bands: [{ id: 'low', name: 'Low', minimumScore: 1, reviewMonths: 12, colour: null }],
});

/** What an earlier page has left: the highest likelihood has another factor. */
const restored = {
  changes: { likelihoods: matrixAt(1, 7).likelihoods },
  before: { likelihoods: matrixAt(1).likelihoods },
};

const preview = { risks: 0, totals: [], moves: [], changes: [], reopened: 0, unreachable: [], rising: 0, falling: 0 };
const conflict = { ...failure('http_409', 409), current: matrixAt(2) };

const isFit = ({ stored, draft }: MatrixEditingContext) =>
  stored === null || draft === null || problemsOfMatrix(stored, draft).length === 0;

export const matrixEditing = defineFlow({
  name: 'matrix-editing',
  title: 'Editing the risk matrix',
  prose:
    'The user changes levels and bands on a picture of the matrix, sees which risks would move, and then replaces it. A user who was overtaken chooses between the current matrix and their own changes.',
  machine: matrixEditingMachine,
  starts: { 'the matrix is opened': undefined },
  cases: [
    ...answers('load', matrixAt(1)),
    ...refuses('load', failure('http_500', 500)),
    { type: 'load.retried' },
    { type: 'matrix.edited', edit: { type: 'level.changed', axis: 'likelihoods', index: 4, changes: { score: 7 } } },
    { type: 'matrix.edited', edit: { type: 'level.changed', axis: 'likelihoods', index: 4, changes: { score: 4 } } },
    { type: 'text.restored', text: restored },
    { type: 'text.restored', text: { ...restored, before: { likelihoods: matrixAt(1, 6).likelihoods } } },
    { type: 'changes.discarded' },
    { type: 'preview.requested' },
    ...answers('preview', preview),
    ...refuses('preview', failure('http_400', 400), conflict),
    { type: 'review.left' },
    { type: 'changes.confirmed' },
    ...answers('apply', matrixAt(2, 7)),
    ...refuses('apply', failure('http_400', 400), conflict),
    { type: 'current.taken' },
    { type: 'draft.kept' },
  ],
  externalEvents: ['text.restored'],
  contextKey: (context) => ({
    stored: context.stored?.likelihoods[4]?.score,
    changed: hasChanges(context),
    fit: isFit(context),
    checked: context.checked,
    failed: context.failure !== null,
  }),
  invariants: [
    {
      name: 'only what fits together is previewed and saved',
      holds: ({ value, context }) =>
        !['previewing', 'reviewing', 'saving'].includes(value) || (hasChanges(context) && isFit(context)),
    },
    {
      name: 'a preview is kept exactly while it is reviewed or saved',
      holds: ({ value, context }) => (context.preview !== null) === ['reviewing', 'saving'].includes(value),
    },
  ],
});
