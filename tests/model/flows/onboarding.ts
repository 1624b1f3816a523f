import type { StepProgress } from '#domain/organisation/onboarding-steps.ts';
import { onboardingMachine } from '#machines/onboarding/onboarding.machine.ts';

import { answers, defineFlow, refuses } from '../flow.ts';
import { failure } from './support/failure.ts';

const risk = (state: StepProgress['state']): StepProgress => ({ step: 'RISK', state, missing: [] });

const others = (['ORGANISATION', 'PEOPLE', 'FEATURES', 'LOOKUPS', 'STANDARD'] as const).map((step): StepProgress => ({
  step,
  state: 'DONE',
  missing: [],
}));

export const onboarding = defineFlow({
  name: 'onboarding',
  title: 'Onboarding',
  prose:
    'An administrator sets up the organisation step by step, in any order. What is done is read from what is there; a step can be skipped and taken up again.',
  machine: onboardingMachine,
  starts: { 'the page is opened': undefined },
  cases: [
    { type: 'step.skipped', step: 'RISK' },
    { type: 'step.resumed', step: 'RISK' },
    { type: 'facts.changed' },
    { type: 'retry.pressed' },
    ...answers('read', [risk('TODO')]),
    ...answers('read', [risk('DONE')]),
    ...answers('read', [risk('TODO'), ...others]),
    ...refuses('read', failure('http_500', 500)),
    ...answers('skip', [risk('SKIPPED')]),
    ...answers('skip', [risk('TODO')]),
    ...refuses('skip', failure('http_403', 403)),
  ],
  contextKey: ({ steps, skip, failure: failed }) => ({
    state: steps?.[0]?.state ?? null,
    skip: skip?.skipped ?? null,
    failed: failed !== null,
  }),
  invariants: [
    {
      name: 'only a step that is to do is skipped, and only a skipped one is taken up again',
      holds: ({ value, context }) =>
        value !== 'saving' || context.steps?.[0]?.state === (context.skip?.skipped === true ? 'TODO' : 'SKIPPED'),
    },
  ],
});
