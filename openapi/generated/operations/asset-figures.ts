// Generated from the contract by `npm run generate`. Do not edit.

export const AssetFigures = { interface: "AssetFigures", operations: { statistics: "GET /information-asset-statistics", dependencies: "GET /information-asset/{id}/dependencies" } } as const;
