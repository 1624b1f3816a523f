// Generated from the contract by `npm run generate`. Do not edit.

export const complianceReportFormatValues = ["xlsx","csv","json","oscalResults","oscalPoam"] as const;
