// Generated from the contract by `npm run generate`. Do not edit.

export const PlatformReports = { interface: "PlatformReports", operations: { analytics: "GET /admin/reports/analytics" } } as const;
