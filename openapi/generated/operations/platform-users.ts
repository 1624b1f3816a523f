// Generated from the contract by `npm run generate`. Do not edit.

export const PlatformUsers = { interface: "PlatformUsers", operations: { list: "GET /admin/user", update: "PATCH /admin/user/{id}", erase: "POST /admin/user/{id}/erasure" } } as const;
