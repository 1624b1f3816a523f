// Generated from the contract by `npm run generate`. Do not edit.

export const Attachments = { interface: "Attachments", operations: { remove: "DELETE /attachments/{id}", update: "PATCH /attachments/{id}", address: "GET /attachments/{id}/address", openings: "GET /attachments/{id}/openings", restore: "POST /attachments/{id}/restore", versions: "GET /attachments/{id}/versions", addVersion: "POST /attachments/{id}/versions", restoreVersion: "POST /attachments/{id}/versions/restore", list: "GET /records/{id}/attachments", add: "POST /records/{id}/attachments" } } as const;
