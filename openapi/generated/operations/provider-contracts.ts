// Generated from the contract by `npm run generate`. Do not edit.

export const ProviderContracts = { interface: "ProviderContracts", operations: { remove: "DELETE /service-provider-contract/{id}", update: "PATCH /service-provider-contract/{id}", restore: "POST /service-provider-contract/{id}/restore", ofRecord: "GET /service-provider/{id}/contracts", add: "POST /service-provider/{id}/contracts" } } as const;
