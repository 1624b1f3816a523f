// Generated from the contract by `npm run generate`. Do not edit.

export const PolicyAcknowledgements = { interface: "PolicyAcknowledgements", operations: { change: "POST /policy-acknowledgement/{id}/change", receipt: "GET /policy-acknowledgement/{id}/receipt", list: "GET /policy/{id}/acknowledgements", request: "POST /policy/{id}/acknowledgements", remindAll: "POST /policy/{id}/acknowledgements/remind" } } as const;
