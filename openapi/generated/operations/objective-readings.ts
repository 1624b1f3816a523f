// Generated from the contract by `npm run generate`. Do not edit.

export const ObjectiveReadings = { interface: "ObjectiveReadings", operations: { remove: "DELETE /objective-reading/{id}", update: "PATCH /objective-reading/{id}", restore: "POST /objective-reading/{id}/restore", ofRecord: "GET /objective/{id}/readings", add: "POST /objective/{id}/readings" } } as const;
