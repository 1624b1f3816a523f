/** The task statuses of a new organisation: the columns of its board. */
export const defaultTaskStatuses = [
  { name: 'To do', description: 'Not begun yet.', category: 'TODO' },
  { name: 'In progress', description: 'Someone works on it.', category: 'IN_PROGRESS' },
  { name: 'In review', description: 'Finished, and looked at by someone else.', category: 'IN_PROGRESS' },
  { name: 'Done', description: 'Completed.', category: 'DONE' },
  { name: 'Cancelled', description: 'Not needed any more.', category: 'CANCELLED' },
] as const;

/** The task severities of a new organisation, the top one first. */
export const defaultTaskSeverities = [
  { name: 'Critical', description: 'Before anything else.' },
  { name: 'High', description: 'Soon: something depends on it.' },
  { name: 'Medium', description: 'In its turn.' },
  { name: 'Low', description: 'When there is time.' },
] as const;
