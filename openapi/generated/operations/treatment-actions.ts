// Generated from the contract by `npm run generate`. Do not edit.

export const TreatmentActions = { interface: "TreatmentActions", operations: { ofRecord: "GET /risk/{id}/treatment-actions", add: "POST /risk/{id}/treatment-actions", arrange: "POST /risk/{id}/treatment-actions/order", remove: "DELETE /treatment-action/{id}", update: "PATCH /treatment-action/{id}", restore: "POST /treatment-action/{id}/restore", list: "GET /treatment-actions" } } as const;
