// Generated from the contract by `npm run generate`. Do not edit.

export const FindingSources = { interface: "FindingSources", operations: { list: "GET /non-conformity-identification-source", create: "POST /non-conformity-identification-source", options: "GET /non-conformity-identification-source/options", remove: "DELETE /non-conformity-identification-source/{id}", update: "PATCH /non-conformity-identification-source/{id}" } } as const;
