// Generated from the contract by `npm run generate`. Do not edit.

export const onboardingStepValues = ["ORGANISATION","PEOPLE","FEATURES","LOOKUPS","STANDARD","RISK"] as const;
