// Generated from the contract by `npm run generate`. Do not edit.

export const Labels = { interface: "Labels", operations: { list: "GET /labels", add: "POST /labels", options: "GET /labels/options", remove: "DELETE /labels/{id}", update: "PATCH /labels/{id}", merge: "POST /labels/{id}/merge" } } as const;
