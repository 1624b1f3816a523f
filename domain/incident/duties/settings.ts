import type { components } from '#openapi/generated/types.ts';

import type { DutyStep } from './rules.ts';
import { lawfulStepsOf } from './shipped.ts';

type Regime = Readonly<Omit<components['schemas']['DutyRegimeInput'], 'version'>>;

/** What is wrong with a field of a regime. */
export interface RegimeProblem {
  readonly field: string;
  readonly message: string;
}

/** The hours of the longest and of the shortest month: clocks can be set forward or back in it. */
const longestMonth = 31 * 24 + 1;
const shortestMonth = 28 * 24 - 1;

const hoursOf = ({ count, unit }: DutyStep, month: number): number => (unit === 'HOURS' ? count : count * month);

/** Longer in any month: compared in hours, the law's month is the shortest. */
const isLongerPeriod = (step: DutyStep, lawful: DutyStep): boolean =>
  step.unit === lawful.unit ? step.count > lawful.count : hoursOf(step, longestMonth) > hoursOf(lawful, shortestMonth);

const isLonger = (step: DutyStep, lawful: DutyStep): boolean =>
  isLongerPeriod(step, lawful) || (lawful.atLatest ?? Infinity) < (step.atLatest ?? Infinity);

/** The steps of a shipped regime whose period is longer than the law's. */
export const longerSteps = ({ key, steps }: Pick<Regime, 'key' | 'steps'>): DutyStep[] =>
  (lawfulStepsOf(key) ?? []).flatMap((lawful) =>
    steps.filter((step) => step.key === lawful.key && isLonger(step, lawful)),
  );

/** What of a step stays in a shipped regime, of which only the periods can be changed. */
const fixed = ['key', 'name', 'from', 'after', 'isRepeatable', 'waitsForResolution'] as const;

const isSameStep = (step: DutyStep, lawful: DutyStep) => fixed.every((field) => step[field] === lawful[field]);

const isSameCourse = (steps: readonly DutyStep[], lawful: readonly DutyStep[]) =>
  steps.length === lawful.length && steps.every((step, index) => isSameStep(step, lawful[index] ?? step));

function problemsOfStep(steps: readonly DutyStep[], index: number): RegimeProblem[] {
  const step = steps[index];
  if (step === undefined) return [];
  const earlier = new Set(steps.slice(0, index).map(({ key }) => key));
  const field = (name: keyof DutyStep) => `steps/${index}/${name}`;
  return [
    ...(earlier.has(step.key) ? [{ field: field('key'), message: 'Another step has this name' }] : []),
    ...(step.from === 'STEP' && !earlier.has(step.after ?? '')
      ? [{ field: field('after'), message: 'Choose an earlier step' }]
      : []),
    ...(step.from !== 'STEP' && step.after !== null
      ? [{ field: field('after'), message: 'Only a step that counts from another one names it' }]
      : []),
    ...(step.unit === 'MONTHS' && step.count > 24 ? [{ field: field('count'), message: 'At most 24 months' }] : []),
  ];
}

/** What is wrong with a regime: a shipped one keeps its course and may be shortened; longer than the law's takes a reason. */
export function problemsOfRegime(regime: Regime): RegimeProblem[] {
  const lawful = lawfulStepsOf(regime.key);
  const ofSteps = regime.steps.flatMap((_, index) => problemsOfStep(regime.steps, index));
  if (lawful === null) return ofSteps;
  if (!isSameCourse(regime.steps, lawful))
    return [{ field: 'steps', message: 'The steps of this regime are the law’s: change their periods only' }];
  const needsReason = longerSteps(regime).length > 0 && regime.reason.trim() === '';
  return [
    ...ofSteps,
    ...(needsReason ? [{ field: 'reason', message: 'Say why a period is longer than the law’s' }] : []),
  ];
}
