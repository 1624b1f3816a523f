// Generated from the contract by `npm run generate`. Do not edit.

export const reportPeriodValues = ["ALL","THIS_MONTH","PREVIOUS_MONTH","PREVIOUS_QUARTER","PREVIOUS_YEAR"] as const;
