const labels: Readonly<Record<string, string>> = {
  policy: 'Policy',
  changeManagementProcess: 'Change Management Process',
};

/** The label of the entity that a notification is about; all types but two are General (specification section 3). */
export const entityLabel = (entityType: string): string => labels[entityType] ?? 'General';
