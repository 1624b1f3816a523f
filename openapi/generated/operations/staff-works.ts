// Generated from the contract by `npm run generate`. Do not edit.

export const StaffWorks = { interface: "StaffWorks", operations: { owned: "GET /staff-member/{id}/owned", ofRecord: "GET /staff-member/{id}/work" } } as const;
