// Generated from the contract by `npm run generate`. Do not edit.

export const PlatformLineages = { interface: "PlatformLineages", operations: { lineage: "GET /admin/standard/version/{id}/lineage", compare: "POST /admin/standard/version/{id}/lineage", decide: "PATCH /admin/standard/version/{id}/lineage", wording: "GET /admin/standard/version/{id}/lineage/wording" } } as const;
