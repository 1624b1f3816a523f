// Generated from the contract by `npm run generate`. Do not edit.

export const RunZeroAssets = { interface: "RunZeroAssets", operations: { list: "GET /run-zero-assets", importFile: "POST /run-zero-assets/import", move: "POST /run-zero-assets/move", noteDrift: "POST /run-zero-assets/note-drift", proposals: "GET /run-zero-assets/proposals", statistics: "GET /run-zero-assets/statistics" } } as const;
