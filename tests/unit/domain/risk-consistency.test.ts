import { expect, test } from 'vitest';

import { inconsistenciesOf, type ConsistencyFacts } from '#domain/risk/consistency.ts';

const consistent: ConsistencyFacts = {
  scores: { inherent: 20, current: 12, residual: 6 },
  existingControls: 'Two locked doors',
  controlEffectiveness: 'EFFECTIVE',
  controls: [],
  treatment: 'MITIGATE',
  justification: '',
  plan: { actions: 'Add a third door', progress: 40, status: 'IN_PROGRESS' },
  actions: { planned: 0, completed: 0 },
};

const noActions = { ...consistent.plan, actions: ' \n' };
const done = { ...consistent.plan, progress: 100, status: 'COMPLETED' } as const;

const notAssessed = { inherent: null, current: null, residual: null };
const same = { inherent: 6, current: 6, residual: 6 };

const cases: readonly { readonly about: string; readonly is: Partial<ConsistencyFacts>; readonly found: string[] }[] = [
  { about: 'all fits', is: {}, found: [] },
  { about: 'nothing is assessed', is: { scores: notAssessed, existingControls: '' }, found: [] },
  { about: 'nothing is lowered', is: { scores: same, existingControls: '' }, found: [] },
  {
    about: 'only the inherent risk is unknown',
    is: { scores: { ...consistent.scores, inherent: null }, existingControls: '' },
    found: [],
  },
  {
    about: 'only the current risk is unknown',
    is: { scores: { ...consistent.scores, current: null }, existingControls: '' },
    found: [],
  },
  {
    about: 'the current risk exceeds the inherent one',
    is: { scores: { inherent: 10, current: 12, residual: 6 } },
    found: ['The current risk is higher than the inherent risk.'],
  },
  {
    about: 'controls are not described',
    is: { existingControls: ' ' },
    found: [
      'The current risk is lower than the inherent risk, but no existing control is described and no action completed.',
    ],
  },
  {
    about: 'no control is described, but an action is completed',
    is: { existingControls: '', actions: { planned: 2, completed: 1 } },
    found: [],
  },
  {
    about: 'the plan has actions of its own instead of a description',
    is: { plan: noActions, actions: { planned: 1, completed: 0 } },
    found: [],
  },
  {
    about: 'a control is listed instead of described',
    is: { existingControls: '', controls: [{ effectiveness: 'NOT_TESTED' }] },
    found: [],
  },
  {
    about: 'one of the listed controls works',
    is: { controls: [{ effectiveness: 'INEFFECTIVE' }, { effectiveness: 'PARTLY_EFFECTIVE' }] },
    found: [],
  },
  {
    about: 'every listed control is ineffective',
    is: { controlEffectiveness: null, controls: [{ effectiveness: 'INEFFECTIVE' }, { effectiveness: 'INEFFECTIVE' }] },
    found: ['The current risk is lower than the inherent risk, but the existing controls are ineffective.'],
  },
  {
    about: 'controls are ineffective',
    is: { controlEffectiveness: 'INEFFECTIVE' },
    found: ['The current risk is lower than the inherent risk, but the existing controls are ineffective.'],
  },
  {
    about: 'the residual risk exceeds the current one',
    is: { scores: { inherent: 20, current: 12, residual: 15 } },
    found: ['The residual risk is higher than the current risk.'],
  },
  {
    about: 'the plan has no actions',
    is: { treatment: 'TRANSFER', plan: noActions },
    found: ['The residual risk is lower than the current risk, but the treatment plan has no actions.'],
  },
  {
    about: 'the plan is completed and the current risk was not lowered',
    is: { plan: done },
    found: ['The treatment plan is completed, but the current risk is still higher than the residual risk.'],
  },
  { about: 'the plan is completed and the current risk was lowered', is: { plan: done, scores: same }, found: [] },
  {
    about: 'the risk is accepted without a reason',
    is: { treatment: 'ACCEPT', scores: same },
    found: ['The risk is accepted without a justification.'],
  },
  { about: 'the risk is accepted with a reason', is: { treatment: 'ACCEPT', justification: 'Rare' }, found: [] },
  {
    about: 'mitigation is not planned',
    is: { scores: same, plan: noActions },
    found: ['The risk is to be mitigated, but the treatment plan has no actions.'],
  },
  {
    about: 'the plan is completed in part',
    is: { scores: same, plan: { ...done, progress: 99 } },
    found: ['The treatment plan is completed, but its progress is 99%.'],
  },
];

test.each(cases)('if $about, it finds $found', ({ is, found }) => {
  expect(inconsistenciesOf({ ...consistent, ...is })).toEqual(found);
});
