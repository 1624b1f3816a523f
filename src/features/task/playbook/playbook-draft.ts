import type { Playbook, PlaybookInput, PlaybookItem } from '#src/api/task/record-tasks.ts';

/** A playbook as its dialog edits it. */
export interface PlaybookDraft extends PlaybookInput {
  /** Null for a new one. */
  readonly stored: Playbook | null;
}

export const mostItems = 30;

export const emptyItem: PlaybookItem = {
  title: '',
  description: '',
  ownerId: null,
  dueAfter: 1,
  dueUnit: 'DAYS',
  dueFrom: 'CREATED',
  after: [],
};

export const newPlaybook: PlaybookDraft = {
  stored: null,
  title: '',
  description: '',
  incidentTypeId: null,
  tierId: null,
  items: [emptyItem],
};

export const draftOf = (stored: Playbook): PlaybookDraft => {
  const { title, description, incidentTypeId, tierId, items } = stored;
  return { stored, title, description, incidentTypeId, tierId, items };
};

/** The items without one: those that waited for it wait for it no more, and the places after it move up. */
export const withoutItem = (items: readonly PlaybookItem[], index: number): PlaybookItem[] =>
  items.toSpliced(index, 1).map((item) => ({
    ...item,
    after: item.after.filter((place) => place !== index + 1).map((place) => (place > index + 1 ? place - 1 : place)),
  }));

/** What is wrong with a draft before it is sent, by its field. */
export const mistakesIn = ({ title, items }: PlaybookDraft): Readonly<Record<string, string>> => ({
  ...(title.trim() === '' && { title: 'Enter a name' }),
  ...(items.some((item) => item.title.trim() === '') && { items: 'Enter a title for each task, or remove it' }),
  ...(items.length === 0 && { items: 'Add a task' }),
});
