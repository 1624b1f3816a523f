// Generated from the contract by `npm run generate`. Do not edit.

export const Accounts = { interface: "Accounts", operations: { me: "GET /auth/me", refresh: "POST /auth/me/refresh", organisations: "GET /auth/organisations-and-permissions", beginSecondFactor: "POST /auth/second-factor", confirmSecondFactor: "POST /auth/second-factor/confirm", removeSecondFactor: "POST /auth/second-factor/remove", sessions: "GET /auth/sessions", revokeSession: "DELETE /auth/sessions/{id}" } } as const;
