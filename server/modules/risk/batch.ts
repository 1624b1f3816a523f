import { stages } from '#domain/risk/rating.ts';
import type { Schemas } from '#server/contract/types.ts';

import { levelOf } from './levels.ts';

type RiskInput = Required<Schemas['RiskInput']>;
type Given = Schemas['RiskInputBatchChanges'];

const likelihood = levelOf('riskLikelihood');
const impact = levelOf('riskImpact');

/** The two steps of each assessment, by the names that a batch gives them. */
const steps = {
  inherent: ['inherentLikelihoodId', 'inherentImpactId'],
  current: ['currentLikelihoodId', 'currentImpactId'],
  residual: ['residualLikelihoodId', 'residualImpactId'],
} as const;

/** An assessment with what is given of it; undefined if that is nothing. */
function assessmentFor(input: RiskInput, stage: (typeof stages)[number], given: Given) {
  const [likelihoodStep, impactStep] = steps[stage];
  const { [likelihoodStep]: likelihoodId, [impactStep]: impactId } = given;
  if (likelihoodId === undefined && impactId === undefined) return undefined;
  return {
    ...input[stage],
    ...(likelihoodId !== undefined && { likelihoodId }),
    ...(impactId !== undefined && { impactId }),
  };
}

/** What several risks can be given together of their assessments and plans: the rest of each stays as it is. */
export const riskBatch = {
  choices: {
    inherentLikelihoodId: likelihood,
    inherentImpactId: impact,
    currentLikelihoodId: likelihood,
    currentImpactId: impact,
    residualLikelihoodId: likelihood,
    residualImpactId: impact,
  },
  changesFor(input: RiskInput, changes: Given): object {
    const { planDueOn, ...others } = changes;
    const own = Object.entries(others).filter(([field]) => !(field in riskBatch.choices));
    const assessments = stages.flatMap((stage) => {
      const assessment = assessmentFor(input, stage, changes);
      return assessment === undefined ? [] : [[stage, assessment] as const];
    });
    return {
      ...Object.fromEntries(own),
      ...Object.fromEntries(assessments),
      ...(planDueOn !== undefined && { treatmentPlan: { ...input.treatmentPlan, dueOn: planDueOn } }),
    };
  },
};
