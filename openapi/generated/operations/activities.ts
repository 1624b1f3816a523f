// Generated from the contract by `npm run generate`. Do not edit.

export const Activities = { interface: "Activities", operations: { list: "GET /activities", listAll: "GET /activities/all-users", exportAll: "GET /activities/all-users/export", exportOwn: "GET /activities/export", exportSealed: "GET /activities/sealed", exportVerifiable: "GET /activities/sealed/page" }, files: ["exportAll","exportOwn","exportSealed","exportVerifiable"] } as const;
