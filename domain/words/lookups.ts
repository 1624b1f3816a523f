import type { LookupKind } from '#openapi/generated/records.ts';
import type { components } from '#openapi/generated/types.ts';

import type { FieldText, FieldTexts } from './field-text.ts';

type Schemas = components['schemas'];

/** The words of the fields that every entry of a look-up has. */
export const entryTexts = {
  name: { label: 'Name' },
  description: { label: 'Description' },
  position: { label: 'Order' },
  active: { label: 'Active' },
  uses: { label: 'Used by' },
} satisfies FieldTexts<Schemas['PlainEntry']>;

/** Of a step on an axis of the matrix. */
export const stepTexts = {
  ...entryTexts,
  score: { label: 'Score' },
  colour: { label: 'Colour' },
} satisfies FieldTexts<Schemas['RiskImpact']>;

/** Of a band of the matrix. */
export const bandTexts = {
  ...entryTexts,
  minimumScore: { label: 'From score' },
  reviewMonths: { label: 'Months between reviews' },
  colour: { label: 'Colour' },
} satisfies FieldTexts<Schemas['RiskRating']>;

/** Of a threat. */
export const threatTexts = {
  ...entryTexts,
  category: { label: 'Category' },
  source: { label: 'Source' },
  actor: { label: 'Actor' },
} satisfies FieldTexts<Schemas['Threat']>;

/** Of a review frequency. */
export const frequencyTexts = {
  ...entryTexts,
  months: { label: 'Months between reviews' },
} satisfies FieldTexts<Schemas['PolicyFrequency']>;

/** Of an assessment tier. */
export const tierTexts = {
  ...entryTexts,
  rank: { label: 'Rank' },
  reviewMonths: { label: 'Months between reviews' },
} satisfies FieldTexts<Schemas['AssessmentTier']>;

/** Of a contract status. */
export const contractStatusTexts = {
  ...entryTexts,
  isFinal: { label: 'Contracts are over' },
} satisfies FieldTexts<Schemas['ContractStatus']>;

/** Of a status of the actions on findings. */
export const findingActionStatusTexts = {
  ...entryTexts,
  isDone: { label: 'Actions are done' },
} satisfies FieldTexts<Schemas['FindingActionStatus']>;

/** Of the look-ups with fields of their own. */
export const textsOfLookups: Readonly<Partial<Record<LookupKind, Readonly<Record<string, FieldText>>>>> = {
  assessmentTier: tierTexts,
  contractStatus: contractStatusTexts,
  findingActionStatus: findingActionStatusTexts,
  policyFrequency: frequencyTexts,
  riskImpact: stepTexts,
  riskLikelihood: stepTexts,
  riskRating: bandTexts,
  threat: threatTexts,
};
