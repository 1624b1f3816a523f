// Generated from the contract by `npm run generate`. Do not edit.

export const IdentityDifferences = { interface: "IdentityDifferences", operations: { compare: "GET /admin/clerk-users", repair: "POST /admin/clerk-users/repair" } } as const;
