import type { OrganisationFeature } from '#openapi/access.ts';
import type { components } from '#openapi/generated/types.ts';

import { featureTexts } from '../words/people.ts';

type Schemas = components['schemas'];

export type OnboardingStep = Schemas['OnboardingStep'];
export type StepProgress = Schemas['OnboardingStepProgress'];

/** In the order in which they are shown; they are done in any. */
const steps = [
  'ORGANISATION',
  'PEOPLE',
  'FEATURES',
  'LOOKUPS',
  'STANDARD',
  'RISK',
] as const satisfies readonly OnboardingStep[];

/** What an organisation has, as far as the steps of its onboarding ask. */
export interface OnboardingFacts {
  readonly name: string;
  readonly countries: number;
  readonly timeZone: string | null;
  /** Members other than the one who sets it up, and invitations that can be accepted. */
  readonly otherPeople: number;
  readonly features: readonly OrganisationFeature[];
  /** The features that at least one member holds. */
  readonly heldFeatures: readonly OrganisationFeature[];
  /** The names of the look-ups of its features that have no entries. */
  readonly emptyLookups: readonly string[];
  /** Whether a person has added, changed or removed an entry of a look-up. */
  readonly lookupsAdapted: boolean;
  readonly standards: number;
  readonly risks: number;
}

/** The feature without which a step cannot be done: the organisation then does not have the step. */
const featureOf: Readonly<Partial<Record<OnboardingStep, OrganisationFeature>>> = {
  STANDARD: 'ASSESSMENTS',
  RISK: 'RISK',
};

const missingTexts: Readonly<Record<OnboardingStep, (facts: OnboardingFacts) => string[]>> = {
  ORGANISATION: ({ name, countries, timeZone }) => [
    ...(name.trim() === '' ? ['name'] : []),
    ...(countries === 0 ? ['country'] : []),
    ...(timeZone === null ? ['time zone'] : []),
  ],
  PEOPLE: ({ otherPeople }) => (otherPeople === 0 ? ['a second person'] : []),
  FEATURES: ({ features, heldFeatures }) =>
    features.length === 0
      ? ['a feature']
      : features.filter((feature) => !heldFeatures.includes(feature)).map((feature) => featureTexts[feature]),
  LOOKUPS: ({ emptyLookups, lookupsAdapted }) => [
    ...emptyLookups,
    ...(lookupsAdapted ? [] : ['a change: all values are those that every organisation starts with']),
  ],
  STANDARD: ({ standards }) => (standards === 0 ? ['an adopted standard'] : []),
  RISK: ({ risks }) => (risks === 0 ? ['a risk'] : []),
};

/**
 * The steps of an organisation's onboarding, read from what is there. Skipping leaves a step out only for as long as it is not
 * done; what is undone is to do again.
 */
export const onboardingSteps = (facts: OnboardingFacts, skipped: ReadonlySet<OnboardingStep>): StepProgress[] =>
  steps
    .filter((step) => {
      const feature = featureOf[step];
      return feature === undefined || facts.features.includes(feature);
    })
    .map((step) => {
      const missing = missingTexts[step](facts);
      if (missing.length === 0) return { step, state: 'DONE', missing };
      return { step, state: skipped.has(step) ? 'SKIPPED' : 'TODO', missing };
    });

/** Whether nothing is left to do, for the checklist of the dashboard. */
export const isOnboarded = (progress: readonly StepProgress[]): boolean =>
  progress.every(({ state }) => state !== 'TODO');
