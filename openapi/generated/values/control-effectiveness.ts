// Generated from the contract by `npm run generate`. Do not edit.

export const controlEffectivenessValues = ["EFFECTIVE","PARTLY_EFFECTIVE","INEFFECTIVE","NOT_TESTED"] as const;
