// Generated from the contract by `npm run generate`. Do not edit.

export const Comments = { interface: "Comments", operations: { remove: "DELETE /comments/{id}", update: "PATCH /comments/{id}", restore: "POST /comments/{id}/restore", list: "GET /records/{id}/comments", add: "POST /records/{id}/comments", mentionable: "GET /records/{id}/mentionable" } } as const;
