// Generated from the contract by `npm run generate`. Do not edit.

export const ServiceProviderFigures = { interface: "ServiceProviderFigures", operations: { statistics: "GET /service-provider-statistics", chain: "GET /service-provider/{id}/chain" } } as const;
