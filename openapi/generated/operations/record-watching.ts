// Generated from the contract by `npm run generate`. Do not edit.

export const RecordWatching = { interface: "RecordWatching", operations: { get: "GET /records/{id}/watchers", set: "PATCH /records/{id}/watching" } } as const;
