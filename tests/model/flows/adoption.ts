import { adoptionMachine } from '#machines/adoption/adoption.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

const withoutLevel = { ...failure('http_400', 400), fieldErrors: { levels: 'Choose at least one level' } };

export const adoption = defineFlow({
  name: 'adoption',
  title: 'Adoption of a standard',
  prose:
    'A standard is adopted in three steps: its version, its levels and parameters, and how it is scored. What mappings already settle is shown before; if that cannot be found out, the standard can still be adopted. A refusal keeps all that was chosen, and leads back to the step that it is about.',
  machine: adoptionMachine,
  starts: { 'the dialog is opened': undefined },
  cases: [
    { type: 'draft.changed', changes: { versionId: 'version-1' } },
    { type: 'draft.changed', changes: { levels: ['L1'] } },
    { type: 'draft.changed', changes: { method: 'MATURITY' } },
    { type: 'step.confirmed' },
    { type: 'back' },
    ...answers('preview', { positions: 40, derived: 12, proposed: 3 }),
    ...refuses('preview', failure('http_500', 500), withoutLevel),
    ...answers('adopt', 'adopted-1'),
    ...refuses('adopt', failure('http_409', 409), withoutLevel),
  ],
  contextKey: ({ draft: { versionId, levels, method }, preview, failure: failed }) => ({
    versionId,
    levels: levels.join(),
    method,
    preview: preview !== null,
    failed: failed?.code ?? null,
  }),
  invariants: [
    {
      name: 'nothing is asked of the server without a standard',
      holds: ({ value, context }) => value === 'standard' || value === 'levels' || context.draft.versionId !== null,
    },
    {
      name: 'the second step is reached with a standard only',
      holds: ({ value, context }) => value !== 'levels' || context.draft.versionId !== null,
    },
  ],
});
