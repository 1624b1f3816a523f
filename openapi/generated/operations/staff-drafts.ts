// Generated from the contract by `npm run generate`. Do not edit.

export const StaffDrafts = { interface: "StaffDrafts", operations: { role: "POST /staff-member/ai/generate-role-and-responsibilities" }, streams: ["role"] } as const;
