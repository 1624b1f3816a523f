// Generated from the contract by `npm run generate`. Do not edit.

export const ManagedArticles = { interface: "ManagedArticles", operations: { list: "GET /admin/resources", add: "POST /admin/resources", get: "GET /admin/resources/{id}", change: "PATCH /admin/resources/{id}", addFile: "POST /admin/resources/{id}/files", file: "GET /admin/resources/{id}/files/{fileId}", removeFile: "DELETE /admin/resources/{id}/files/{fileId}", changeStatus: "POST /admin/resources/{id}/status" }, files: ["file"] } as const;
