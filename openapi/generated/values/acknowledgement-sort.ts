// Generated from the contract by `npm run generate`. Do not edit.

export const acknowledgementSortValues = ["recipient","state","requestedAt","acknowledgedAt"] as const;
