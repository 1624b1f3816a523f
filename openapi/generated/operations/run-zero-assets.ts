// Generated from the contract by `npm run generate`. Do not edit.

export const RunZeroAssets = { interface: "RunZeroAssets", operations: { list: "GET /run-zero-assets", importFile: "POST /run-zero-assets/import", move: "POST /run-zero-assets/move", statistics: "GET /run-zero-assets/statistics" } } as const;
