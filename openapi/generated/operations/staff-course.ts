// Generated from the contract by `npm run generate`. Do not edit.

export const StaffCourse = { interface: "StaffCourse", operations: { chart: "GET /staff-chart", dependants: "GET /staff-member/{id}/dependants", picture: "GET /staff-member/{id}/picture", savePicture: "POST /staff-member/{id}/picture", changeStatus: "POST /staff-member/{id}/status" } } as const;
