// Generated from the contract by `npm run generate`. Do not edit.

export const Members = { interface: "Members", operations: { options: "GET /user/options" } } as const;
