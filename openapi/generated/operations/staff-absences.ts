// Generated from the contract by `npm run generate`. Do not edit.

export const StaffAbsences = { interface: "StaffAbsences", operations: { remove: "DELETE /staff-absence/{id}", update: "PATCH /staff-absence/{id}", restore: "POST /staff-absence/{id}/restore", ofRecord: "GET /staff-member/{id}/absences", add: "POST /staff-member/{id}/absences" } } as const;
