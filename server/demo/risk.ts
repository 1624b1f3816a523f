import type { Schemas } from '#server/contract/types.ts';
import type {
  defaultIdentificationSources,
  defaultMatrix,
  defaultThreats,
} from '#server/modules/organisation/index.ts';

type Score<Axis extends 'likelihoods' | 'impacts'> = (typeof defaultMatrix)[Axis][number]['score'];

type Assessed = readonly [likelihood: Score<'likelihoods'>, impact: Score<'impacts'>];

/** An action of a plan; omitted figures are unknown. */
export interface DemoAction {
  readonly title: string;
  /** The local part of a member's address. */
  readonly owner?: string;
  /** Days from seeding; negative if overdue. */
  readonly dueInDays?: number;
  readonly effortDays?: number;
  readonly cost?: number;
  /** In percent. */
  readonly progress?: number;
  readonly status?: Schemas['TreatmentPlanStatus'];
}

/** An existing control; one without `tested` is not tested. */
export interface DemoControl {
  readonly title: string;
  readonly description?: string;
  readonly type: Schemas['ControlType'];
  /** The local part of a member's address. */
  readonly owner?: string;
  readonly tested?: { readonly daysAgo: number; readonly effectiveness: Schemas['ControlEffectiveness'] };
}

interface DemoPlan {
  readonly actions: string;
  /** Days from seeding; negative if overdue. */
  readonly dueInDays: number;
  /** In percent. */
  readonly progress: number;
  readonly status: Schemas['TreatmentPlanStatus'];
  /** In their order. */
  readonly steps?: readonly DemoAction[];
}

/** A review as it was held. */
export interface DemoReview {
  /** The local part of a member's address. */
  readonly by: string;
  readonly daysAgo: number;
  readonly outcome: Schemas['RiskReviewOutcome'];
  readonly remark?: string;
}

/** A request to accept the residual risk, and what was decided. */
export interface DemoAcceptance {
  /** The local parts of members' addresses. */
  readonly by: string;
  readonly approver: string;
  /** Days from seeding. */
  readonly untilInDays: number;
  readonly why: string;
  /** Omitted while it is to be decided. */
  readonly decision?: { readonly action: Schemas['RiskAcceptanceAction']; readonly reason: string };
}

/**
 * A risk, described with the names of the default look-up entries; omitted fields are not yet assessed or described.
 */
export interface DemoRisk {
  readonly title: string;
  readonly description?: string;
  readonly categories: readonly (typeof defaultMatrix)['categories'][number]['name'][];
  readonly threats?: readonly (typeof defaultThreats)['threat'][number]['name'][];
  readonly vulnerabilities?: readonly (typeof defaultThreats)['vulnerability'][number]['name'][];
  readonly effectiveness?: Schemas['ControlEffectiveness'];
  /** The local part of a member's address. */
  readonly owner?: string;
  readonly source?: (typeof defaultIdentificationSources)[number]['name'];
  readonly pillars?: readonly Schemas['SecurityPillar'][];
  /** Titles of the organisation's assets. */
  readonly assets?: readonly string[];
  /** A note on the controls. */
  readonly controls?: string;
  readonly listedControls?: readonly DemoControl[];
  readonly inherent?: Assessed;
  readonly current?: Assessed;
  readonly residual?: Assessed;
  readonly treatment?: Schemas['RiskTreatment'];
  readonly justification?: string;
  readonly plan?: DemoPlan;
  readonly acceptance?: DemoAcceptance;
  /** Days from seeding to the next review; negative if overdue. */
  readonly reviewInDays?: number;
  /** The latest first. */
  readonly reviews?: readonly DemoReview[];
  /** Open unless it is a draft or was closed. */
  readonly draft?: true;
  readonly closed?: { readonly because: Schemas['RiskClosing']; readonly daysAgo: number };
}
