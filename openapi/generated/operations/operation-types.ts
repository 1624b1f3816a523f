// Generated from the contract by `npm run generate`. Do not edit.

export const OperationTypes = { interface: "OperationTypes", operations: { list: "GET /operation-type", create: "POST /operation-type", options: "GET /operation-type/options", remove: "DELETE /operation-type/{id}", update: "PATCH /operation-type/{id}" } } as const;
