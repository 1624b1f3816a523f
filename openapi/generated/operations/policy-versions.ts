// Generated from the contract by `npm run generate`. Do not edit.

export const PolicyVersions = { interface: "PolicyVersions", operations: { resolveRemark: "POST /policy-remark/{id}/resolve", get: "GET /policy-version/{id}", compare: "GET /policy-version/{id}/difference/{fromId}", remarks: "GET /policy-version/{id}/remarks", write: "PATCH /policy/{id}/document", addRemark: "POST /policy/{id}/remarks", review: "POST /policy/{id}/review", changeStatus: "POST /policy/{id}/status", all: "GET /policy/{id}/versions" } } as const;
