import type { components } from '#openapi/generated/types.ts';

import { percentText } from '../share.ts';
import type { Stage } from './rating.ts';

type Schemas = components['schemas'];

/** What the checks need to know about a risk. */
export interface ConsistencyFacts {
  /** The score of each assessment, null until it is complete. */
  readonly scores: Readonly<Record<Stage, number | null>>;
  readonly existingControls: string;
  readonly controlEffectiveness: Schemas['ControlEffectiveness'] | null;
  /** The listed controls. */
  readonly controls: readonly Pick<Schemas['RiskControl'], 'effectiveness'>[];
  readonly treatment: Schemas['RiskTreatment'];
  readonly justification: string;
  readonly plan: Pick<Schemas['TreatmentPlan'], 'actions' | 'progress' | 'status'>;
  /** The actions of the plan that are not cancelled, and the completed ones among them. */
  readonly actions: { readonly planned: number; readonly completed: number };
}

const isEmpty = (text: string): boolean => text.trim() === '';

/** A plan is described in words, in actions, or both. */
const hasActions = ({ plan, actions }: Pick<ConsistencyFacts, 'plan' | 'actions'>): boolean =>
  !isEmpty(plan.actions) || actions.planned > 0;

/** Whether the first is known to be higher than the second. */
const exceeds = (one: number | null, other: number | null): boolean => one !== null && other !== null && one > other;

/** Controls are described in words, listed, or both. */
const hasControls = ({ existingControls, controls }: ConsistencyFacts): boolean =>
  !isEmpty(existingControls) || controls.length > 0;

/** Whether the controls are rated as ineffective together, or each of those listed is. */
const areIneffective = ({ controlEffectiveness, controls }: ConsistencyFacts): boolean =>
  controlEffectiveness === 'INEFFECTIVE' ||
  (controls.length > 0 && controls.every(({ effectiveness }) => effectiveness === 'INEFFECTIVE'));

function problemsOfCurrent(facts: ConsistencyFacts): string[] {
  const { scores, actions } = facts;
  if (exceeds(scores.current, scores.inherent)) return ['The current risk is higher than the inherent risk.'];
  if (!exceeds(scores.inherent, scores.current)) return [];
  if (actions.completed > 0) return [];
  if (!hasControls(facts))
    return [
      'The current risk is lower than the inherent risk, but no existing control is described and no action completed.',
    ];
  return areIneffective(facts)
    ? ['The current risk is lower than the inherent risk, but the existing controls are ineffective.']
    : [];
}

function problemsOfResidual({ scores: { current, residual }, plan, actions }: ConsistencyFacts): string[] {
  if (exceeds(residual, current)) return ['The residual risk is higher than the current risk.'];
  if (!exceeds(current, residual)) return [];
  if (!hasActions({ plan, actions }))
    return ['The residual risk is lower than the current risk, but the treatment plan has no actions.'];
  return plan.status === 'COMPLETED'
    ? ['The treatment plan is completed, but the current risk is still higher than the residual risk.']
    : [];
}

function problemsOfTreatment({ treatment, justification, plan, actions }: ConsistencyFacts): string[] {
  const unjustified = treatment === 'ACCEPT' && isEmpty(justification);
  const unplanned = treatment === 'MITIGATE' && !hasActions({ plan, actions });
  const unfinished = plan.status === 'COMPLETED' && plan.progress < 100;
  return [
    ...(unjustified ? ['The risk is accepted without a justification.'] : []),
    ...(unplanned ? ['The risk is to be mitigated, but the treatment plan has no actions.'] : []),
    ...(unfinished ? [`The treatment plan is completed, but its progress is ${percentText(plan.progress)}.`] : []),
  ];
}

/**
 * What does not fit together in a risk, in full sentences. None of it prevents saving: an assessment often starts
 * incomplete (ISO/IEC 27005:2022, 7.3 and 8.6).
 */
export const inconsistenciesOf = (facts: ConsistencyFacts): string[] => [
  ...problemsOfCurrent(facts),
  ...problemsOfResidual(facts),
  ...problemsOfTreatment(facts),
];
