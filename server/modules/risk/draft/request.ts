import type { Stage } from '#domain/risk/rating.ts';
import { stages } from '#domain/risk/rating.ts';
import type { Schemas } from '#server/contract/types.ts';

import type { Axis, RiskFacts } from './facts.ts';
import { templateOf, type DraftedAssessment } from './template.ts';

const instructions: Readonly<Record<Stage, string>> = {
  inherent: 'inherent: the risk before any control',
  current: 'current: the risk with the existing controls',
  residual: 'residual: the risk once the treatment plan is completed',
};

/** Prose that a model reads of each field. */
const longest = 4000;

const cut = (text: string) => text.slice(0, longest);

/** The levels of a scale for a model: places instead of ids, so that it cannot name one that does not exist. */
const scaleOf = ({ scales }: RiskFacts, axis: Axis) =>
  scales[axis].map(({ name, score }, index) => ({ place: index + 1, name, score }));

function factsOf(facts: RiskFacts): object {
  const { input, categories, assets, similar, chosen } = facts;
  const { treatmentPlan: plan } = input;
  const levels = ({ likelihood, impact }: RiskFacts['chosen'][Stage]) => ({
    likelihood: likelihood?.name ?? null,
    impact: impact?.name ?? null,
  });
  return {
    title: input.title,
    description: cut(input.description),
    categories,
    affects: input.pillars,
    assets,
    existingControls: cut(input.existingControls),
    treatment: input.treatment,
    justification: cut(input.justification),
    treatmentPlan: { actions: cut(plan.actions), status: plan.status, progress: plan.progress },
    chosenLevels: Object.fromEntries(stages.map((stage) => [stage, levels(chosen[stage])])),
    similarRisks: {
      count: similar.count,
      likelihood: similar.likelihood?.name ?? null,
      impact: similar.impact?.name ?? null,
    },
    likelihoods: scaleOf(facts, 'likelihood'),
    impacts: scaleOf(facts, 'impact'),
  };
}

const closed = (properties: Readonly<Record<string, object>>) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});

const stepSchema = ({ scales }: RiskFacts, axis: Axis) =>
  closed({
    reason: { type: 'string', minLength: 1, maxLength: 1000 },
    place: { type: 'integer', minimum: 1, maximum: scales[axis].length },
  });

const isDrafted = (value: unknown): value is Partial<Record<Stage, DraftedAssessment>> =>
  typeof value === 'object' && value !== null;

/** A checked answer with the levels of the organisation's matrix. */
function assessmentsOf(answer: unknown, wanted: readonly Stage[], { scales }: RiskFacts) {
  const proposed = (drafted: DraftedAssessment, axis: Axis): Schemas['ProposedStep'] => {
    const { reason, place } = drafted[axis];
    const step = scales[axis][place - 1];
    if (step === undefined) throw new Error('The answer was not checked');
    return { step, reason };
  };
  return wanted.map((stage): Schemas['ProposedAssessment'] => {
    const drafted = isDrafted(answer) ? answer[stage] : undefined;
    if (drafted === undefined) throw new Error('The answer was not checked');
    return { stage, likelihood: proposed(drafted, 'likelihood'), impact: proposed(drafted, 'impact') };
  });
}

/** The request for a draft of these assessments. */
export const draftRequest = (wanted: readonly Stage[], facts: RiskFacts) => ({
  instructions: [
    'Help a risk manager to rate an information security risk.',
    `Propose likelihood and impact of ${wanted.map((stage) => instructions[stage]).join('; ')}.`,
    'Choose each by its place on the scales in the facts. Give each a reason of one or two sentences in British English, which names the facts it follows from; say so where the facts tell little.',
  ].join(' '),
  facts: factsOf(facts),
  schema: closed(
    Object.fromEntries(
      wanted.map((stage) => [
        stage,
        closed({ likelihood: stepSchema(facts, 'likelihood'), impact: stepSchema(facts, 'impact') }),
      ]),
    ),
  ),
  resultOf: (answer: unknown) => assessmentsOf(answer, wanted, facts),
  template: () => Object.fromEntries(wanted.map((stage) => [stage, templateOf[stage](facts)])),
});
