// Generated from the contract by `npm run generate`. Do not edit.

export const PlatformActivities = { interface: "PlatformActivities", operations: { list: "GET /admin/activities", listAll: "GET /admin/activities/all-users", exportAll: "GET /admin/activities/all-users/export" }, files: ["exportAll"] } as const;
