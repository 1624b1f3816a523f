import type { OnboardingStep } from '#domain/organisation/onboarding-steps.ts';
import { oneOf, searchSchema } from '#src/components/search-schema.ts';

/** The steps as an address names them; `step=organisation` opens the organisation's settings (specification section 2.4). */
const stepNames = ['organisation', 'people', 'features', 'lookups', 'standard', 'risk'] as const;

type StepName = (typeof stepNames)[number];

export const onboardingSearch = searchSchema((given) => ({ step: oneOf(stepNames, given['step']) }));

const stepsByName = {
  organisation: 'ORGANISATION',
  people: 'PEOPLE',
  features: 'FEATURES',
  lookups: 'LOOKUPS',
  standard: 'STANDARD',
  risk: 'RISK',
} as const satisfies Record<StepName, OnboardingStep>;

export const stepOf = (name: StepName): OnboardingStep => stepsByName[name];

/** How an address names a step. */
export const nameOfStep = (step: OnboardingStep): StepName =>
  stepNames.find((name) => stepsByName[name] === step) ?? 'organisation';
