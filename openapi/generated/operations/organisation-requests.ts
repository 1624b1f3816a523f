// Generated from the contract by `npm run generate`. Do not edit.

export const OrganisationRequests = { interface: "OrganisationRequests", operations: { latest: "GET /manage-organisation/request", ask: "POST /manage-organisation/request", options: "GET /manage-organisation/request/options", withdraw: "POST /manage-organisation/request/{id}/withdraw" } } as const;
