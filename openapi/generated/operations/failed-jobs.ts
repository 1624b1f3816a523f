// Generated from the contract by `npm run generate`. Do not edit.

export const FailedJobs = { interface: "FailedJobs", operations: { list: "GET /admin/failed-job", discard: "POST /admin/failed-job/{id}/discard", retry: "POST /admin/failed-job/{id}/retry" } } as const;
