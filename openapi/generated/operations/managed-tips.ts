// Generated from the contract by `npm run generate`. Do not edit.

export const ManagedTips = { interface: "ManagedTips", operations: { all: "GET /admin/helpful-tips", add: "POST /admin/helpful-tips", change: "PATCH /admin/helpful-tips/{id}", move: "POST /admin/helpful-tips/{id}/move", changeStatus: "POST /admin/helpful-tips/{id}/status" } } as const;
