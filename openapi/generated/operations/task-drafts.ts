// Generated from the contract by `npm run generate`. Do not edit.

export const TaskDrafts = { interface: "TaskDrafts", operations: { plan: "POST /task/ai/plan" }, streams: ["plan"] } as const;
