// Generated from the contract by `npm run generate`. Do not edit.

export const RunZeroConnections = { interface: "RunZeroConnections", operations: { read: "GET /run-zero-connection", save: "POST /run-zero-connection", disconnect: "DELETE /run-zero-connection", pull: "POST /run-zero-connection/pull" } } as const;
