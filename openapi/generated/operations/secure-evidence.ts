// Generated from the contract by `npm run generate`. Do not edit.

export const SecureEvidence = { interface: "SecureEvidence", operations: { give: "POST /public/evidence/give", get: "GET /public/evidence/secure/{token}", addFile: "POST /public/evidence/secure/{token}/files", removeFile: "DELETE /public/evidence/secure/{token}/files/{fileId}", open: "POST /public/evidence/secure/{token}/opening" } } as const;
