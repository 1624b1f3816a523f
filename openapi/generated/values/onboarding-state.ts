// Generated from the contract by `npm run generate`. Do not edit.

export const onboardingStateValues = ["TODO","DONE","SKIPPED"] as const;
