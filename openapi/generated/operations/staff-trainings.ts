// Generated from the contract by `npm run generate`. Do not edit.

export const StaffTrainings = { interface: "StaffTrainings", operations: { ofRecord: "GET /staff-member/{id}/trainings", add: "POST /staff-member/{id}/trainings", remove: "DELETE /staff-training/{id}", update: "PATCH /staff-training/{id}", restore: "POST /staff-training/{id}/restore" } } as const;
