// Generated from the contract by `npm run generate`. Do not edit.

export const TaskChecklists = { interface: "TaskChecklists", operations: { remove: "DELETE /checklist-item/{id}", update: "PATCH /checklist-item/{id}", restore: "POST /checklist-item/{id}/restore", ofRecord: "GET /task/{id}/checklist", add: "POST /task/{id}/checklist" } } as const;
