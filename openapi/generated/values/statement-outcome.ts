// Generated from the contract by `npm run generate`. Do not edit.

export const statementOutcomeValues = ["PENDING","WITHDRAWN","APPROVED","REJECTED"] as const;
