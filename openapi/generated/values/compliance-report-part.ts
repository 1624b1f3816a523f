// Generated from the contract by `npm run generate`. Do not edit.

export const complianceReportPartValues = ["TARGETS","JUSTIFICATIONS","FINDINGS","STATEMENT","EVIDENCE_DAYS"] as const;
