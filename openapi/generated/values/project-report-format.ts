// Generated from the contract by `npm run generate`. Do not edit.

export const projectReportFormatValues = ["xlsx","csv"] as const;
