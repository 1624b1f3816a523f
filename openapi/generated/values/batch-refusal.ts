// Generated from the contract by `npm run generate`. Do not edit.

export const batchRefusalValues = ["LABELS","CHANGED","STATUS","UNFIT","MISSING"] as const;
