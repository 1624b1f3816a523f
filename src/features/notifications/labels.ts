const labels: Readonly<Record<string, string>> = {
  policy: 'Policy',
  changeManagementProcess: 'Change Management Process',
};

/** What kind of record a notification is about; all but two are General (specification section 3). */
export const entityLabel = (entityType: string): string => labels[entityType] ?? 'General';
