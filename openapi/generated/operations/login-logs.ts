// Generated from the contract by `npm run generate`. Do not edit.

export const LoginLogs = { interface: "LoginLogs", operations: { list: "GET /auth/login-logs", export: "GET /auth/login-logs/export" }, files: ["export"] } as const;
