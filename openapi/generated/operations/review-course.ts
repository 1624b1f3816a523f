// Generated from the contract by `npm run generate`. Do not edit.

export const ReviewCourse = { interface: "ReviewCourse", operations: { facts: "GET /management-review/{id}/facts", changeStatus: "POST /management-review/{id}/status" } } as const;
