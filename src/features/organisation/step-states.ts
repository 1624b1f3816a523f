import type { StepProgress } from '#domain/organisation/onboarding-steps.ts';

export const stateShapes = { TODO: 'open', DONE: 'done', SKIPPED: 'onHold' } as const;
export const stateTones = { TODO: 'info', DONE: 'success', SKIPPED: 'neutral' } as const;
export const stateTexts = { TODO: 'To do', DONE: 'Done', SKIPPED: 'Skipped' } as const satisfies Record<
  StepProgress['state'],
  string
>;
