// Generated from the contract by `npm run generate`. Do not edit.

export const StaffRequirements = { interface: "StaffRequirements", operations: { standing: "GET /staff-competence", ofStaffMember: "GET /staff-member/{id}/required-competences", ofRole: "GET /staff-role/{id}/competences", require: "POST /staff-role/{id}/competences" } } as const;
