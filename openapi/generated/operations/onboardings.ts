// Generated from the contract by `npm run generate`. Do not edit.

export const Onboardings = { interface: "Onboardings", operations: { read: "GET /on-boarding", skip: "POST /on-boarding/skip" } } as const;
