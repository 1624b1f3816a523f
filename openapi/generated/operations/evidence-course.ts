// Generated from the contract by `npm run generate`. Do not edit.

export const EvidenceCourse = { interface: "EvidenceCourse", operations: { changeStatus: "POST /evidence-request/{id}/status", renew: "POST /evidence/{id}/renew", requests: "GET /evidence/{id}/requests", request: "POST /evidence/{id}/requests", versions: "GET /evidence/{id}/versions" } } as const;
