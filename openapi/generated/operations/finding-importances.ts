// Generated from the contract by `npm run generate`. Do not edit.

export const FindingImportances = { interface: "FindingImportances", operations: { list: "GET /non-conformity-importance", create: "POST /non-conformity-importance", options: "GET /non-conformity-importance/options", remove: "DELETE /non-conformity-importance/{id}", update: "PATCH /non-conformity-importance/{id}" } } as const;
