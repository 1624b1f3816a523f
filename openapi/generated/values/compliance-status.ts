// Generated from the contract by `npm run generate`. Do not edit.

export const complianceStatusValues = ["COMPLIANT","PARTIALLY","NON_COMPLIANT"] as const;
