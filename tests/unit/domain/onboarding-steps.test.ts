import { describe, expect, test } from 'vitest';

import {
  isOnboarded,
  onboardingSteps,
  type OnboardingFacts,
  type OnboardingStep,
} from '#domain/organisation/onboarding-steps.ts';

const done: OnboardingFacts = {
  name: 'Harbour Logistics',
  countries: 1,
  timeZone: 'Europe/Berlin',
  otherPeople: 1,
  features: ['ASSESSMENTS', 'RISK'],
  heldFeatures: ['RISK', 'ASSESSMENTS'],
  emptyLookups: [],
  lookupsAdapted: true,
  standards: 1,
  risks: 1,
};

const stepsOf = (facts: Partial<OnboardingFacts>, ...skipped: OnboardingStep[]) =>
  onboardingSteps({ ...done, ...facts }, new Set(skipped));
const stateOf = (step: OnboardingStep, facts: Partial<OnboardingFacts>, ...skipped: OnboardingStep[]) =>
  stepsOf(facts, ...skipped).find((one) => one.step === step);

test('an organisation that has everything is set up', () => {
  expect(stepsOf({}).map(({ step, state }) => `${step} ${state}`)).toEqual([
    'ORGANISATION DONE',
    'PEOPLE DONE',
    'FEATURES DONE',
    'LOOKUPS DONE',
    'STANDARD DONE',
    'RISK DONE',
  ]);
  expect(isOnboarded(stepsOf({}))).toBe(true);
});

describe('a step is to do', () => {
  test.each<[OnboardingStep, Partial<OnboardingFacts>, string[]]>([
    ['ORGANISATION', { timeZone: null }, ['time zone']],
    ['ORGANISATION', { countries: 0 }, ['country']],
    ['ORGANISATION', { name: ' ' }, ['name']],
    ['PEOPLE', { otherPeople: 0 }, ['a second person']],
    ['FEATURES', { heldFeatures: ['RISK'] }, ['Assessments']],
    ['LOOKUPS', { emptyLookups: ['Risk category'] }, ['Risk category']],
    ['LOOKUPS', { lookupsAdapted: false }, ['a change: all values are those that every organisation starts with']],
    ['STANDARD', { standards: 0 }, ['an adopted standard']],
    ['RISK', { risks: 0 }, ['a risk']],
  ])('%s with %o', (step, facts, missing) => {
    expect(stateOf(step, facts)).toEqual({ step, state: 'TODO', missing });
    expect(isOnboarded(stepsOf(facts))).toBe(false);
    expect(stateOf(step, facts, step)).toEqual({ step, state: 'SKIPPED', missing });
    expect(isOnboarded(stepsOf(facts, step))).toBe(true);
  });
});

test('a skipped step that is done nevertheless is done', () => {
  expect(stateOf('RISK', { risks: 1 }, 'RISK')).toMatchObject({ state: 'DONE' });
});

test('steps of features that the organisation lacks are left out, and without any it has one to ask for', () => {
  const steps = stepsOf({ features: [], heldFeatures: [] });
  expect(steps.map(({ step }) => step)).toEqual(['ORGANISATION', 'PEOPLE', 'FEATURES', 'LOOKUPS']);
  expect(steps[2]).toMatchObject({ state: 'TODO', missing: ['a feature'] });
});
