// Generated from the contract by `npm run generate`. Do not edit.

export const LookupExports = { interface: "LookupExports", operations: { exportFile: "GET /look-up-export" }, files: ["exportFile"] } as const;
