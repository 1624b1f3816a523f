import type { components } from '#openapi/generated/types.ts';

import { incidentLifecycle } from './lifecycle.ts';

type Status = components['schemas']['IncidentStatus'];

/** What a record of the past says of an incident: instants in the contract's form, or the day, month or year. */
export interface IncidentPast {
  readonly containedAt: string | null;
  readonly resolvedAt: string | null;
  readonly closedAt: string | null;
}

/** A change of status that an incident went through, and when, as far as that is known. */
export interface PastStep {
  readonly from: Status;
  readonly to: Status;
  readonly at: string | null;
}

/** The order in which an incident is responded to. Reopening is no part of it. */
const course = ['START', 'CONTAIN', 'RESOLVE', 'CLOSE'] as const;

const instants = {
  START: () => null,
  CONTAIN: ({ containedAt }: IncidentPast) => containedAt,
  RESOLVE: ({ resolvedAt }: IncidentPast) => resolvedAt,
  CLOSE: ({ closedAt }: IncidentPast) => closedAt,
} as const satisfies Record<(typeof course)[number], (past: IncidentPast) => string | null>;

/**
 * The steps that an incident of the past went through to reach its status: those whose times are known, and the last
 * one. What is not known is not invented.
 */
export function pastStepsTo(status: Status, past: IncidentPast): PastStep[] {
  const reached = course.findIndex((action) => incidentLifecycle.steps[action].to === status);
  const steps: PastStep[] = [];
  for (const [index, action] of course.slice(0, reached + 1).entries()) {
    const at = instants[action](past);
    if (at === null && index < reached) continue;
    steps.push({ from: steps.at(-1)?.to ?? incidentLifecycle.initial, to: incidentLifecycle.steps[action].to, at });
  }
  return steps;
}

/** The statuses after which an incident has been resolved, and has a root cause. */
export const isPast = (status: Status, action: 'RESOLVE' | 'CLOSE'): boolean =>
  course.findIndex((one) => incidentLifecycle.steps[one].to === status) >= course.indexOf(action);
