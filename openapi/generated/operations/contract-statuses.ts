// Generated from the contract by `npm run generate`. Do not edit.

export const ContractStatuses = { interface: "ContractStatuses", operations: { list: "GET /service-provider-contract-status", create: "POST /service-provider-contract-status", options: "GET /service-provider-contract-status/options", remove: "DELETE /service-provider-contract-status/{id}", update: "PATCH /service-provider-contract-status/{id}" } } as const;
