// Generated from the contract by `npm run generate`. Do not edit.

export const OrganisationExports = { interface: "OrganisationExports", operations: { latest: "GET /manage-organisation/export", ask: "POST /manage-organisation/export", open: "POST /manage-organisation/export/{id}/address" } } as const;
