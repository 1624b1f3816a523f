// Generated from the contract by `npm run generate`. Do not edit.

export const yesOrNoValues = ["YES","NO"] as const;
