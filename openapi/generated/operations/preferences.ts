// Generated from the contract by `npm run generate`. Do not edit.

export const Preferences = { interface: "Preferences", operations: { get: "GET /user-preferences", set: "PATCH /user-preferences", defaultOrganisation: "GET /user-preferences/default-organisation", setDefaultOrganisation: "POST /user-preferences/default-organisation", notifications: "GET /user-preferences/notifications", setNotifications: "PATCH /user-preferences/notifications" } } as const;
