// Generated from the contract by `npm run generate`. Do not edit.

export const riskStageValues = ["inherent","current","residual"] as const;
