// Generated from the contract by `npm run generate`. Do not edit.

export const statementGapValues = ["UNDECIDED","JUSTIFICATION_MISSING","RISK_MISSING","NOT_EXCLUDABLE"] as const;
