// Generated from the contract by `npm run generate`. Do not edit.

export const Dashboard = { interface: "Dashboard", operations: { numbers: "GET /dashboard", waiting: "GET /waiting-for-me", acknowledge: "POST /waiting-for-me/acknowledgement/{id}" } } as const;
