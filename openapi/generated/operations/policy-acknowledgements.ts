// Generated from the contract by `npm run generate`. Do not edit.

export const PolicyAcknowledgements = { interface: "PolicyAcknowledgements", operations: { change: "POST /policy-acknowledgement/{id}/change", receipt: "GET /policy-acknowledgement/{id}/receipt", exportFile: "GET /policy/{id}/acknowledgement-export", states: "GET /policy/{id}/acknowledgement-states", list: "GET /policy/{id}/acknowledgements", request: "POST /policy/{id}/acknowledgements", remindAll: "POST /policy/{id}/acknowledgements/remind" }, files: ["exportFile"] } as const;
