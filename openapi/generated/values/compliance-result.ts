// Generated from the contract by `npm run generate`. Do not edit.

export const complianceResultValues = ["COMPLIANT","OFI","MINOR_NON_CONFORMITY","MAJOR_NON_CONFORMITY","NOT_ASSESSED","NON_APPLICABLE"] as const;
