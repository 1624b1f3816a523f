import type { Schemas } from '#server/contract/types.ts';
import type { defaultIdentificationSources, defaultMatrix } from '#server/modules/organisation/index.ts';

type Score<Axis extends 'likelihoods' | 'impacts'> = (typeof defaultMatrix)[Axis][number]['score'];

type Assessed = readonly [likelihood: Score<'likelihoods'>, impact: Score<'impacts'>];

interface DemoPlan {
  readonly actions: string;
  /** Days from seeding; negative when it is overdue. */
  readonly dueInDays: number;
  /** In per cent. */
  readonly progress: number;
  readonly status: Schemas['TreatmentPlanStatus'];
}

/** A risk in the words of the default look-ups; what is left out is not assessed, or not said, yet. */
export interface DemoRisk {
  readonly title: string;
  readonly description?: string;
  readonly categories: readonly (typeof defaultMatrix)['categories'][number]['name'][];
  /** The address of a member, before the @. */
  readonly owner?: string;
  readonly source?: (typeof defaultIdentificationSources)[number]['name'];
  readonly pillars?: readonly Schemas['SecurityPillar'][];
  /** Titles of the organisation's assets. */
  readonly assets?: readonly string[];
  readonly controls?: string;
  readonly inherent?: Assessed;
  readonly current?: Assessed;
  readonly residual?: Assessed;
  readonly treatment?: Schemas['RiskTreatment'];
  readonly justification?: string;
  readonly plan?: DemoPlan;
  /** Days from seeding to the next review; negative when it is overdue. */
  readonly reviewInDays?: number;
}
