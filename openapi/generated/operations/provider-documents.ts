// Generated from the contract by `npm run generate`. Do not edit.

export const ProviderDocuments = { interface: "ProviderDocuments", operations: { remove: "DELETE /service-provider-document/{id}", update: "PATCH /service-provider-document/{id}", restore: "POST /service-provider-document/{id}/restore", ofRecord: "GET /service-provider/{id}/documents", add: "POST /service-provider/{id}/documents" } } as const;
