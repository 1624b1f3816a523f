import type { Schemas } from '#server/contract/types.ts';
import type { defaultMatrix } from '#server/modules/organisation/index.ts';

type Score<Axis extends 'likelihoods' | 'impacts'> = (typeof defaultMatrix)[Axis][number]['score'];

/** A risk in the words of the default matrix; what is left out is not assessed yet. */
export interface DemoRisk {
  readonly title: string;
  readonly description?: string;
  readonly categories: readonly (typeof defaultMatrix)['categories'][number]['name'][];
  readonly rating?: readonly [likelihood: Score<'likelihoods'>, impact: Score<'impacts'>];
  readonly treatment?: Schemas['RiskTreatment'];
  /** Days from seeding to the next review; negative when it is overdue. */
  readonly reviewInDays?: number;
}
