// Generated from the contract by `npm run generate`. Do not edit.

export const complianceDashboardFormatValues = ["xlsx","csv","json"] as const;
