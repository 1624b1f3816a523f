import type { Stage } from '#domain/risk/rating.ts';
import { levelValues } from '#openapi/generated/values.ts';
import type { Schemas } from '#server/contract/types.ts';

import type { AssetFacts, Axis, RiskFacts } from './facts.ts';

/** A proposed level: its place on the scale, from 1, and why. */
export interface DraftedStep {
  readonly reason: string;
  readonly place: number;
}

export type DraftedAssessment = Readonly<Record<Axis, DraftedStep>>;

/** Fewer risks say little. */
const fewestSimilar = 3;

const pillars = {
  CONFIDENTIALITY: 'confidentiality',
  INTEGRITY: 'integrity',
  AVAILABILITY: 'availability',
} as const satisfies Record<Schemas['SecurityPillar'], keyof AssetFacts>;

const isPillar = (value: string): value is Schemas['SecurityPillar'] => Object.hasOwn(pillars, value);

/** The highest level among the affected assets, of the pillars that the risk affects, or of all if none is chosen. */
function highestLevel({ assets, input }: RiskFacts) {
  const all = Object.keys(pillars).filter(isPillar);
  const affected = input.pillars.length === 0 ? all : input.pillars;
  const levels = assets.flatMap((asset) =>
    affected.flatMap((pillar) => {
      const level = asset[pillars[pillar]];
      return level === null
        ? []
        : [{ title: asset.title, pillar: pillars[pillar], level, rank: levelValues.indexOf(level) }];
    }),
  );
  return levels.toSorted((one, other) => other.rank - one.rank)[0];
}

/** The middle of a scale; of an even one, the higher of the two. */
const middleOf = (facts: RiskFacts, axis: Axis): number => Math.floor(facts.scales[axis].length / 2) + 1;

const lower = (place: number): number => Math.max(1, place - 1);

/** The level that similar risks have, if there are enough of them; otherwise the middle of the scale. */
function comparedStep(facts: RiskFacts, axis: Axis): DraftedStep {
  const { similar, scales } = facts;
  const step = similar[axis];
  if (similar.count < fewestSimilar || step === undefined)
    return {
      place: middleOf(facts, axis),
      reason: `The form holds no fact that tells the ${axis}, so this is the middle of your scale.`,
    };
  return {
    place: scales[axis].indexOf(step) + 1,
    reason: `The ${similar.count} rated risks in the same categories have this ${axis} in the middle of their inherent ratings.`,
  };
}

function inherentImpact(facts: RiskFacts): DraftedStep {
  const highest = highestLevel(facts);
  if (highest === undefined) return comparedStep(facts, 'impact');
  const share = highest.rank / (levelValues.length - 1);
  return {
    place: 1 + Math.round(share * (facts.scales.impact.length - 1)),
    reason: `The highest level of the affected assets is ${highest.level.toLowerCase()}: the ${highest.pillar} of ${highest.title.slice(0, 200)}.`,
  };
}

const inherent = (facts: RiskFacts): DraftedAssessment => ({
  likelihood: comparedStep(facts, 'likelihood'),
  impact: inherentImpact(facts),
});

/** Controls are assumed to make a risk less likely; whether they also limit its impact is for a person to say. */
function current(facts: RiskFacts): DraftedAssessment {
  const { likelihood, impact } = inherent(facts);
  const hasControls = facts.input.existingControls.trim() !== '';
  return {
    likelihood: hasControls
      ? {
          place: lower(likelihood.place),
          reason: 'Existing controls are described: one level below the inherent likelihood.',
        }
      : { place: likelihood.place, reason: 'No existing controls are described: the same as the inherent likelihood.' },
    impact: {
      place: impact.place,
      reason: 'The same as the inherent impact, because the form does not say that a control limits it.',
    },
  };
}

interface Start {
  readonly place: number;
  /** Of which assessment it is. */
  readonly name: string;
}

/** Where the treatment starts: what is chosen as the current risk, else as the inherent one, else what would be drafted. */
function startOf(facts: RiskFacts, axis: Axis): Start {
  const { chosen, scales } = facts;
  const placeOf = (stage: Stage) => {
    const step = chosen[stage][axis];
    return step === undefined ? -1 : scales[axis].findIndex(({ id }) => id === step.id);
  };
  if (placeOf('current') >= 0) return { place: placeOf('current') + 1, name: `current ${axis}` };
  if (placeOf('inherent') >= 0) return { place: placeOf('inherent') + 1, name: `inherent ${axis}` };
  return { place: current(facts)[axis].place, name: `drafted current ${axis}` };
}

const same = ({ place, name }: Start, because: string): DraftedStep => ({
  place,
  reason: `The same as the ${name}, because ${because}.`,
});

const oneLower = ({ place, name }: Start, because: string): DraftedStep => ({
  place: lower(place),
  reason: `One level below the ${name}, because ${because}.`,
});

/** What each treatment changes (ISO/IEC 27005, 8.6). */
function residual(facts: RiskFacts): DraftedAssessment {
  const { treatment, treatmentPlan } = facts.input;
  const [likelihood, impact] = [startOf(facts, 'likelihood'), startOf(facts, 'impact')];
  const hasActions = treatmentPlan.actions.trim() !== '';
  if (treatment === 'AVOID')
    return {
      likelihood: { place: 1, reason: 'The lowest level, because the activity that causes the risk ends.' },
      impact: same(impact, 'avoidance changes only how likely it is'),
    };
  if (treatment === 'TRANSFER')
    return {
      likelihood: same(likelihood, 'a transfer does not make it less likely'),
      impact: oneLower(impact, 'another party bears a part of it'),
    };
  if (treatment === 'MITIGATE' && hasActions)
    return {
      likelihood: oneLower(likelihood, 'the treatment plan has actions'),
      impact: same(impact, 'the form does not say that an action limits it'),
    };
  const because = treatment === 'MITIGATE' ? 'the treatment plan has no actions yet' : 'no treatment reduces it';
  return { likelihood: same(likelihood, because), impact: same(impact, because) };
}

/** Derives the levels of each assessment from the facts, by rules that their reasons state. */
export const templateOf = { inherent, current, residual } satisfies Record<
  Stage,
  (facts: RiskFacts) => DraftedAssessment
>;
