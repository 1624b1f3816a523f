// Generated from the contract by `npm run generate`. Do not edit.

export const PlatformAdministrators = { interface: "PlatformAdministrators", operations: { everyone: "GET /admin/admin", appoint: "POST /admin/admin", remove: "POST /admin/admin/{id}/remove", setRights: "POST /admin/admin/{id}/rights" } } as const;
