// Generated from the contract by `npm run generate`. Do not edit.

export const ProviderPartExports = { interface: "ProviderPartExports", operations: { exportFile: "GET /service-provider-part-export" }, files: ["exportFile"] } as const;
