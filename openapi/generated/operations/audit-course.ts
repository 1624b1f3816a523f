// Generated from the contract by `npm run generate`. Do not edit.

export const AuditCourse = { interface: "AuditCourse", operations: { programme: "GET /audit-programme", conflicts: "GET /audit/{id}/conflicts", planAgain: "POST /audit/{id}/repetition", changeStatus: "POST /audit/{id}/status" } } as const;
