// Generated from the contract by `npm run generate`. Do not edit.

export const findingFigureValues = ["OPEN","OVERDUE","UP_TO_30_DAYS","UP_TO_90_DAYS","OVER_90_DAYS","RISK_ACCEPTED"] as const;
