/** What a stored record has beside its fields, each in a tab of its panel; in the address of a register. */
export const recordTabs = ['links', 'tasks', 'files', 'comments', 'history'] as const;

export type RecordTab = (typeof recordTabs)[number];
