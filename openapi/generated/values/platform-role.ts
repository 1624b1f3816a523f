// Generated from the contract by `npm run generate`. Do not edit.

export const platformRoleValues = ["SUPER_ADMIN","ADMIN"] as const;
