// Generated from the contract by `npm run generate`. Do not edit.

export const policyTemplateIdValues = ["INFORMATION_SECURITY","ACCEPTABLE_USE","ACCESS_CONTROL","BACKUP","CHANGE_MANAGEMENT","CRYPTOGRAPHY","INCIDENT_RESPONSE","INFORMATION_CLASSIFICATION","REMOTE_WORK","SUPPLIER_SECURITY"] as const;
