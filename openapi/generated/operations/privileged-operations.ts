// Generated from the contract by `npm run generate`. Do not edit.

export const PrivilegedOperations = { interface: "PrivilegedOperations", operations: { list: "GET /admin/privileged-operation", prepare: "POST /admin/privileged-operation", get: "GET /admin/privileged-operation/{id}", take: "POST /admin/privileged-operation/{id}/step" } } as const;
