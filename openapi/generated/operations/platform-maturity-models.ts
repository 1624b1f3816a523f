// Generated from the contract by `npm run generate`. Do not edit.

export const PlatformMaturityModels = { interface: "PlatformMaturityModels", operations: { models: "GET /admin/maturity-model", addModel: "POST /admin/maturity-model", removeModel: "DELETE /admin/maturity-model/{id}", changeModel: "PATCH /admin/maturity-model/{id}", changeStatus: "POST /admin/maturity-model/{id}/status" } } as const;
