// Generated from the contract by `npm run generate`. Do not edit.

export const TaskFigures = { interface: "TaskFigures", operations: { statistics: "GET /task-statistics" } } as const;
