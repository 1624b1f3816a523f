// Generated from the contract by `npm run generate`. Do not edit.

export const TaskCourse = { interface: "TaskCourse", operations: { dates: "POST /task-dates", planned: "GET /task-planned", completionEffect: "GET /task/{id}/completion-effect", move: "POST /task/{id}/move", occurrences: "GET /task/{id}/occurrences", reopen: "POST /task/{id}/occurrences/reopen", recur: "POST /task/{id}/recurrence", skip: "POST /task/{id}/skip", changeStatus: "POST /task/{id}/status" } } as const;
