// Generated from the contract by `npm run generate`. Do not edit.

export const Histories = { interface: "Histories", operations: { list: "GET /records/{id}/history" } } as const;
