// Generated from the contract by `npm run generate`. Do not edit.

export const RiskCourses = { interface: "RiskCourses", operations: { moveReview: "POST /risk/{id}/review-date", reviews: "GET /risk/{id}/reviews", review: "POST /risk/{id}/reviews", changeStatus: "POST /risk/{id}/status" } } as const;
