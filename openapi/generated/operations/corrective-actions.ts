// Generated from the contract by `npm run generate`. Do not edit.

export const CorrectiveActions = { interface: "CorrectiveActions", operations: { remove: "DELETE /corrective-action/{id}", update: "PATCH /corrective-action/{id}", restore: "POST /corrective-action/{id}/restore", ofRecord: "GET /non-conformance/{id}/actions", add: "POST /non-conformance/{id}/actions" } } as const;
