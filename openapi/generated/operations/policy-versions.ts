// Generated from the contract by `npm run generate`. Do not edit.

export const PolicyVersions = { interface: "PolicyVersions", operations: { resolveRemark: "POST /policy-remark/{id}/resolve", write: "PATCH /policy/{id}/document", addRemark: "POST /policy/{id}/remarks", review: "POST /policy/{id}/review", changeStatus: "POST /policy/{id}/status", list: "GET /policy/{id}/versions", get: "GET /policy/{id}/versions/{versionId}", compare: "GET /policy/{id}/versions/{versionId}/difference", remarks: "GET /policy/{id}/versions/{versionId}/remarks" } } as const;
