// Generated from the contract by `npm run generate`. Do not edit.

export const PlatformRequests = { interface: "PlatformRequests", operations: { list: "GET /admin/organisation-request", decide: "POST /admin/organisation-request/{id}/decide" } } as const;
