// Generated from the contract by `npm run generate`. Do not edit.

export const ChangeCalendars = { interface: "ChangeCalendars", operations: { calendar: "GET /change-calendar", periods: "GET /change-periods", addPeriod: "POST /change-periods", discardPeriod: "DELETE /change-periods/{id}" } } as const;
