// Generated from the contract by `npm run generate`. Do not edit.

export const RiskControls = { interface: "RiskControls", operations: { remove: "DELETE /risk-control/{id}", update: "PATCH /risk-control/{id}", restore: "POST /risk-control/{id}/restore", ofRecord: "GET /risk/{id}/controls", add: "POST /risk/{id}/controls" } } as const;
