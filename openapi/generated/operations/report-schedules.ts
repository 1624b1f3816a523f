// Generated from the contract by `npm run generate`. Do not edit.

export const ReportSchedules = { interface: "ReportSchedules", operations: { all: "GET /report-schedules", add: "POST /report-schedules", discard: "DELETE /report-schedules/{id}", change: "PATCH /report-schedules/{id}" } } as const;
