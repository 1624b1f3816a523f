// Generated from the contract by `npm run generate`. Do not edit.

export const complianceReportBasisValues = ["TODAY","DAY","CLOSING"] as const;
