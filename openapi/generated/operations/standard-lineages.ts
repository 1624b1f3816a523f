// Generated from the contract by `npm run generate`. Do not edit.

export const StandardLineages = { interface: "StandardLineages", operations: { lineage: "GET /standard/version/{id}/lineage", compare: "POST /standard/version/{id}/lineage", decide: "PATCH /standard/version/{id}/lineage", wording: "GET /standard/version/{id}/lineage/wording" } } as const;
