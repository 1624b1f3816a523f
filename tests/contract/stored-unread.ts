/** Whether a file that an operation takes is stored as it arrives; every other file is read. */
export const isStoredUnread = (operationId: string): boolean =>
  /^(?:Attachments|Documents|EvidenceCourse|IncidentReports|ManagedArticles|Secure)/.test(operationId);
