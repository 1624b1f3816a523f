// Generated from the contract by `npm run generate`. Do not edit.

export const RecordTasks = { interface: "RecordTasks", operations: { ofRecord: "GET /records/{id}/tasks", add: "POST /records/{id}/tasks" } } as const;
