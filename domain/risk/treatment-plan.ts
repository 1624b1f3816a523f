import type { components } from '#openapi/generated/types.ts';

import { percentOf } from '../share.ts';

type Action = Pick<components['schemas']['TreatmentAction'], 'cost' | 'effortDays' | 'progress' | 'status'>;

/** What the actions of a treatment plan amount to. */
export interface PlanTotals {
  /** Without cancelled actions, like the other figures. */
  readonly actions: number;
  readonly completed: number;
  readonly cost: number;
  readonly effortDays: number;
  /** The mean progress in percent, weighted by effort; an action without an effort counts as a day. */
  readonly progress: number;
}

/** The progress of an action: a completed one has no more to do. */
export const settledProgress = ({ progress, status }: Pick<Action, 'progress' | 'status'>): number =>
  status === 'COMPLETED' ? 100 : progress;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Adds up the actions of a plan. */
export function planTotals(all: readonly Action[]): PlanTotals {
  const actions = all.filter(({ status }) => status !== 'CANCELLED');
  const weightOf = ({ effortDays }: Action) => Math.max(effortDays, 1);
  const weight = sum(actions.map(weightOf));
  const done = sum(actions.map((action) => weightOf(action) * settledProgress(action)));
  return {
    actions: actions.length,
    completed: actions.filter(({ status }) => status === 'COMPLETED').length,
    cost: sum(actions.map(({ cost }) => cost)),
    effortDays: sum(actions.map(({ effortDays }) => effortDays)),
    progress: percentOf(done, 100 * weight) ?? 0,
  };
}
