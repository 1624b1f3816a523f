// Generated from the contract by `npm run generate`. Do not edit.

export const PolicyCategories = { interface: "PolicyCategories", operations: { list: "GET /policy-category", create: "POST /policy-category", options: "GET /policy-category/options", remove: "DELETE /policy-category/{id}", update: "PATCH /policy-category/{id}" } } as const;
