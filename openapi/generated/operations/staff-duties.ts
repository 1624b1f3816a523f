// Generated from the contract by `npm run generate`. Do not edit.

export const StaffDuties = { interface: "StaffDuties", operations: { remove: "DELETE /staff-duty/{id}", update: "PATCH /staff-duty/{id}", restore: "POST /staff-duty/{id}/restore", ofRecord: "GET /staff-member/{id}/duties", add: "POST /staff-member/{id}/duties" } } as const;
