// Generated from the contract by `npm run generate`. Do not edit.

export const TaskStatuses = { interface: "TaskStatuses", operations: { list: "GET /task-status", create: "POST /task-status", options: "GET /task-status/options", remove: "DELETE /task-status/{id}", update: "PATCH /task-status/{id}" } } as const;
