// Generated from the contract by `npm run generate`. Do not edit.

export const RecordSummaries = { interface: "RecordSummaries", operations: { get: "GET /records/{id}/summary" } } as const;
