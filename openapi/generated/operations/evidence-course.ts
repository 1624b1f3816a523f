// Generated from the contract by `npm run generate`. Do not edit.

export const EvidenceCourse = { interface: "EvidenceCourse", operations: { addFile: "POST /evidence-request/{id}/files", removeFile: "DELETE /evidence-request/{id}/files/{fileId}", changeStatus: "POST /evidence-request/{id}/status", renew: "POST /evidence/{id}/renew", requests: "GET /evidence/{id}/requests", request: "POST /evidence/{id}/requests", versionFileAddress: "GET /evidence/{id}/version-files/{fileId}/address", versions: "GET /evidence/{id}/versions" } } as const;
