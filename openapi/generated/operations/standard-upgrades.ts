// Generated from the contract by `npm run generate`. Do not edit.

export const StandardUpgrades = { interface: "StandardUpgrades", operations: { offer: "GET /organisation-standards/{id}/upgrade", upgrade: "POST /organisation-standards/{id}/upgrade", undo: "POST /organisation-standards/{id}/upgrade/undo" } } as const;
