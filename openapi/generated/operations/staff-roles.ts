// Generated from the contract by `npm run generate`. Do not edit.

export const StaffRoles = { interface: "StaffRoles", operations: { list: "GET /staff-role", create: "POST /staff-role", options: "GET /staff-role/options", remove: "DELETE /staff-role/{id}", update: "PATCH /staff-role/{id}" } } as const;
