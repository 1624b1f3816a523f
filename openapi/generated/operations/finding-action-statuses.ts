// Generated from the contract by `npm run generate`. Do not edit.

export const FindingActionStatuses = { interface: "FindingActionStatuses", operations: { list: "GET /non-conformity-action-status", create: "POST /non-conformity-action-status", options: "GET /non-conformity-action-status/options", remove: "DELETE /non-conformity-action-status/{id}", update: "PATCH /non-conformity-action-status/{id}" } } as const;
