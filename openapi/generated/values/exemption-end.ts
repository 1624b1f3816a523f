// Generated from the contract by `npm run generate`. Do not edit.

export const exemptionEndValues = ["LAPSED","ENDED","SOURCE_GONE"] as const;
