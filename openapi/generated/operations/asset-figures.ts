// Generated from the contract by `npm run generate`. Do not edit.

export const AssetFigures = { interface: "AssetFigures", operations: { statistics: "GET /information-asset-statistics", removalEffects: "GET /information-asset/removal-effects", dependencies: "GET /information-asset/{id}/dependencies", doubles: "GET /information-asset/{id}/doubles" } } as const;
