// Generated from the contract by `npm run generate`. Do not edit.

export const policyPlaceholderKindValues = ["TEXT","NUMBER","EMAIL"] as const;
