// Generated from the contract by `npm run generate`. Do not edit.

export const ballotValues = ["YES","NO"] as const;
