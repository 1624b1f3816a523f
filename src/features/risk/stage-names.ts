import type { Stage } from '#domain/rating.ts';

export const stageNames: Readonly<Record<Stage, string>> = {
  inherent: 'Inherent',
  current: 'Current',
  residual: 'Residual',
};
