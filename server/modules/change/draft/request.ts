import { cleanText } from '#domain/text/clean-text.ts';
import { levelLabels } from '#domain/words/information-asset.ts';
import { levelValues } from '#openapi/generated/values.ts';
import type { Schemas } from '#server/contract/types.ts';

import type { ChangedAsset } from './assets.ts';

type Drafted = Pick<Schemas['ImpactProposal'], 'impact' | 'outage'>;

const instructions = [
  'Help to assess a change to information systems before others decide on it.',
  'The facts say what is changed and why, how it is done, and the information assets that it changes with their levels of protection.',
  'impact says what the change affects and how badly, if it succeeds and if it fails. outage says what does not work meanwhile, and for how long as far as the facts tell.',
  'Write British English in plain words, at most eight sentences each. Say so where the facts tell little, and invent nothing.',
].join(' ');

const text = { type: 'string', minLength: 1, maxLength: 4000 } as const;

const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['impact', 'outage'],
  properties: { impact: text, outage: text },
} as const;

const isDrafted = (value: unknown): value is Drafted =>
  typeof value === 'object' && value !== null && 'impact' in value && 'outage' in value;

function impactIn(answer: unknown): Drafted {
  if (!isDrafted(answer)) throw new Error('The answer was not checked');
  return { impact: cleanText(answer.impact), outage: cleanText(answer.outage) };
}

const pillars = ['confidentiality', 'integrity', 'availability'] as const;

const rankOf = (level: Schemas['Level'] | null) => (level === null ? -1 : levelValues.indexOf(level));

/** What is at stake of an asset: `Crane controllers (availability high)`. */
function stakeOf(asset: ChangedAsset): string {
  const highest = Math.max(...pillars.map((pillar) => rankOf(asset[pillar])));
  const level = levelValues[highest];
  if (level === undefined) return asset.title;
  const named = pillars.filter((pillar) => rankOf(asset[pillar]) === highest);
  return `${asset.title} (${named.join(' and ')} ${levelLabels[level].toLowerCase()})`;
}

const byType: Readonly<Record<Schemas['ChangeType'], string>> = {
  STANDARD: 'It repeats a change that was made before, so that its effects are known.',
  NORMAL: 'Its effects are to be assessed before it is decided on.',
  EMERGENCY: 'It is made before it can be assessed in full: its effects are to be watched, and reviewed afterwards.',
};

/** Derives the impact of a change by rules: from its assets with their levels, and from its type. */
export function impactFrom({ type = 'NORMAL' }: Schemas['ImpactDraftInput'], assets: readonly ChangedAsset[]): Drafted {
  const isAvailable = ({ availability }: ChangedAsset) => rankOf(availability) >= levelValues.indexOf('HIGH');
  const critical = assets.filter(isAvailable).map(({ title }) => title);
  const affected =
    assets.length === 0
      ? 'No information asset is named: name those that it changes.'
      : `It changes ${assets.map(stakeOf).join(', ')}.`;
  return {
    impact: [affected, byType[type], 'If it fails, the same assets stay as they are only if the fall-back works.'].join(
      '\n',
    ),
    outage:
      critical.length === 0
        ? 'No asset with a high need for availability is named. State how long users notice the change.'
        : `While it is made, ${critical.join(', ')} may not be available. State from when to when, and who is told before.`,
  };
}

/** The request for the impact of a change. */
export const impactRequest = (input: Schemas['ImpactDraftInput'], assets: readonly ChangedAsset[]) => ({
  instructions,
  facts: {
    title: input.title,
    type: input.type ?? 'NORMAL',
    reason: (input.reason ?? '').slice(0, 4000),
    description: (input.description ?? '').slice(0, 4000),
    implementationPlan: (input.implementationPlan ?? '').slice(0, 4000),
    assets,
  },
  schema,
  resultOf: impactIn,
  template: () => impactFrom(input, assets),
});
