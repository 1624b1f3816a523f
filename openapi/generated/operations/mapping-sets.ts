// Generated from the contract by `npm run generate`. Do not edit.

export const MappingSets = { interface: "MappingSets", operations: { sets: "GET /admin/mapping-set", importFile: "POST /admin/mapping-set/import", get: "GET /admin/mapping-set/{id}", undoImport: "DELETE /admin/mapping-set/{id}", exportFile: "GET /admin/mapping-set/{id}/export", changeStatus: "POST /admin/mapping-set/{id}/status" }, files: ["exportFile"] } as const;
