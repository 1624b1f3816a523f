// Generated from the contract by `npm run generate`. Do not edit.

export const StaffCompetences = { interface: "StaffCompetences", operations: { remove: "DELETE /staff-competence/{id}", update: "PATCH /staff-competence/{id}", restore: "POST /staff-competence/{id}/restore", ofRecord: "GET /staff-member/{id}/competences", add: "POST /staff-member/{id}/competences" } } as const;
