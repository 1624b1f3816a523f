// Generated from the contract by `npm run generate`. Do not edit.

export const Standards = { interface: "Standards", operations: { versions: "GET /standard", importFile: "POST /standard/import", readFile: "POST /standard/read-file", get: "GET /standard/version/{id}", undoImport: "DELETE /standard/version/{id}", control: "GET /standard/version/{id}/control/{controlId}", exportFile: "GET /standard/version/{id}/export", changeStatus: "POST /standard/version/{id}/status" }, files: ["exportFile"] } as const;
