// Generated from the contract by `npm run generate`. Do not edit.

export const plannedEffectValues = ["ADDS","CHANGES","REMOVES","SKIPS"] as const;
