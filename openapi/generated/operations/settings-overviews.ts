// Generated from the contract by `npm run generate`. Do not edit.

export const SettingsOverviews = { interface: "SettingsOverviews", operations: { counts: "GET /settings/counts" } } as const;
