// Generated from the contract by `npm run generate`. Do not edit.

export const TaskSeverities = { interface: "TaskSeverities", operations: { list: "GET /task-severity", create: "POST /task-severity", options: "GET /task-severity/options", remove: "DELETE /task-severity/{id}", update: "PATCH /task-severity/{id}" } } as const;
