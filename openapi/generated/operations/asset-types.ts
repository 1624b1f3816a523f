// Generated from the contract by `npm run generate`. Do not edit.

export const AssetTypes = { interface: "AssetTypes", operations: { list: "GET /asset-type", create: "POST /asset-type", options: "GET /asset-type/options", remove: "DELETE /asset-type/{id}", update: "PATCH /asset-type/{id}" } } as const;
