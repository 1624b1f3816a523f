// Generated from the contract by `npm run generate`. Do not edit.

export const RunZeroAssets = { interface: "RunZeroAssets", operations: { list: "GET /run-zero-assets" } } as const;
