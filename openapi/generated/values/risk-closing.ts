// Generated from the contract by `npm run generate`. Do not edit.

export const riskClosingValues = ["NO_LONGER_APPLIES","AVOIDED","MERGED","DUPLICATE"] as const;
