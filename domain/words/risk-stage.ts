import type { components } from '#openapi/generated/types.ts';

import type { ValueTexts } from './field-text.ts';

/** The assessments of a risk, in a word each. */
export const stageLabels: ValueTexts<components['schemas']['RiskStage']> = {
  inherent: 'Inherent',
  current: 'Current',
  residual: 'Residual',
};
