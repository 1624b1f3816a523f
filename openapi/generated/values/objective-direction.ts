// Generated from the contract by `npm run generate`. Do not edit.

export const objectiveDirectionValues = ["AT_LEAST","AT_MOST"] as const;
