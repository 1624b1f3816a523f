import type { components } from '#openapi/generated/types.ts';
import type { Labels } from '#src/components/fields/choices.ts';
import { labels } from '#src/ui/labels.ts';

type Schemas = components['schemas'];

export const scoreCauseLabels: Labels<Schemas['ScoreChangeCause']> = {
  CREATED: 'Risk added',
  EDITED: 'Edited',
  BULK_CHANGE: 'Changed with others',
  IMPORT: 'Import',
  MATRIX_CHANGED: 'Matrix changed',
  INCIDENT: 'Incident',
};

/** `20 Critical (5 × 4)` */
export function scoreInWords({ score, rating, likelihood, impact }: Schemas['FormerAssessment']): string {
  if (score === null) return labels.notRated;
  const steps = likelihood !== null && impact !== null ? ` (${likelihood.score} × ${impact.score})` : '';
  return `${[score, rating].filter(Boolean).join(' ')}${steps}`;
}
