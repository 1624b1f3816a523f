// Generated from the contract by `npm run generate`. Do not edit.

export const BulkChanges = { interface: "BulkChanges", operations: { recent: "GET /bulk-changes", get: "GET /bulk-changes/{id}", left: "GET /bulk-changes/{id}/left", stop: "POST /bulk-changes/{id}/stop", undo: "POST /bulk-changes/{id}/undo" } } as const;
