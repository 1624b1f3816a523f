// Generated from the contract by `npm run generate`. Do not edit.

export const ManagedArticleCategories = { interface: "ManagedArticleCategories", operations: { all: "GET /admin/resource-categories", add: "POST /admin/resource-categories", discard: "DELETE /admin/resource-categories/{id}", change: "PATCH /admin/resource-categories/{id}" } } as const;
