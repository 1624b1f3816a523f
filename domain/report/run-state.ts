import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];
type State = Schemas['ReportRunState'];

/** What happens to a run: what people do, what the job does, and the passing of days. */
export type RunEvent = Schemas['ReportRunAction'] | 'START' | 'FINISH' | 'FAIL' | 'EXPIRE';

/** From which states each event leads where (work.md 6). */
const transitions: Readonly<Record<RunEvent, { readonly from: readonly State[]; readonly to: State }>> = {
  // A job that was interrupted starts again.
  START: { from: ['QUEUED', 'RUNNING'], to: 'RUNNING' },
  FINISH: { from: ['RUNNING'], to: 'READY' },
  FAIL: { from: ['QUEUED', 'RUNNING'], to: 'FAILED' },
  RETRY: { from: ['FAILED'], to: 'QUEUED' },
  CANCEL: { from: ['QUEUED', 'RUNNING'], to: 'CANCELLED' },
  EXPIRE: { from: ['READY'], to: 'EXPIRED' },
};

/** The state after an event, or undefined if it cannot happen in this state. */
export const stateAfter = (state: State, event: RunEvent): State | undefined => {
  const { from, to } = transitions[event];
  return from.includes(state) ? to : undefined;
};

/** What a person can do about a run in a state. */
export const actionsIn = (state: State): readonly Schemas['ReportRunAction'][] =>
  (['RETRY', 'CANCEL'] as const).filter((action) => stateAfter(state, action) !== undefined);

/** Whether the job is still to come or at work. */
export const isUnderWay = (state: State): boolean => state === 'QUEUED' || state === 'RUNNING';
