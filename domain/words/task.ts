import type { components } from '#openapi/generated/types.ts';

import { recordTexts, type FieldTexts, type ValueTexts } from './field-text.ts';
import { entryTexts } from './lookups.ts';

type Schemas = components['schemas'];

export const taskStateLabels: ValueTexts<Schemas['TaskState']> = {
  TODO: 'To do',
  IN_PROGRESS: 'In progress',
  DONE: 'Done',
  CANCELLED: 'Cancelled',
};

/** What an action is called on its button. */
export const taskActionLabels: ValueTexts<Schemas['TaskAction']> = {
  COMPLETE: 'Complete',
  CANCEL: 'Cancel task',
  REOPEN: 'Reopen',
};

export const taskOutcomeLabels: ValueTexts<Schemas['TaskOutcome']> = {
  DONE: 'Done',
  LATE: 'Done late',
  MISSED: 'Missed',
  SKIPPED: 'Skipped',
};

/** Of periods that have passed to today, and that are counted as missed only once the task is completed. */
export const passedLabel = 'Passed, not done';

export const projectStatusLabels: ValueTexts<Schemas['ProjectStatus']> = {
  PLANNED: 'Planned',
  ACTIVE: 'Active',
  ON_HOLD: 'On hold',
  COMPLETED: 'Completed',
  CANCELLED: 'Cancelled',
};

/** What an action is called on its button. */
export const projectActionLabels: ValueTexts<Schemas['ProjectAction']> = {
  START: 'Start project',
  HOLD: 'Put on hold',
  RESUME: 'Resume',
  COMPLETE: 'Complete project',
  CANCEL: 'Cancel project',
  REOPEN: 'Reopen',
};

export const projectHealthLabels: ValueTexts<Schemas['ProjectHealth']> = {
  ON_TRACK: 'On track',
  AT_RISK: 'At risk',
  OFF_TRACK: 'Off track',
};

export const healthReasonLabels: ValueTexts<Schemas['ProjectHealthReason']> = {
  END_PASSED: 'Its last day has passed with open tasks',
  TOP_SEVERITY_OVERDUE: 'A task of the top severity is overdue',
  OVERDUE: 'A task is overdue',
  BEHIND: 'Progress is behind the time that has passed',
  AS_PLANNED: 'Nothing is overdue',
};

/** The words of a project's fields. */
export const projectTexts = {
  title: recordTexts.title,
  description: { label: 'Purpose' },
  owner: { label: 'Owner' },
  startsOn: { label: 'Start' },
  endsOn: { label: 'End' },
  status: { label: 'Status', values: projectStatusLabels },
  statusReason: { label: 'Reason' },
  progress: { label: 'Progress (%)' },
  health: { label: 'Health', values: projectHealthLabels },
  healthReason: { label: 'Reason of the health', values: healthReasonLabels },
  openTasks: { label: 'Open tasks' },
  doneTasks: { label: 'Done tasks' },
} satisfies FieldTexts<Schemas['Project']>;

/** The words of a task's fields. */
export const taskTexts = {
  title: recordTexts.title,
  description: { label: 'Description' },
  project: { label: 'Project' },
  status: { label: 'Status' },
  state: { label: 'State', values: taskStateLabels },
  severity: { label: 'Severity' },
  owner: { label: 'Assigned to' },
  startsOn: { label: 'Start' },
  dueOn: { label: 'Due' },
  estimate: { label: 'Estimate' },
  evidenceRequired: { label: 'Evidence required' },
  predecessors: { label: 'Waits for' },
  position: { label: 'Place on the board' },
  isOverdue: { label: 'Overdue' },
  completedAt: { label: 'Completed' },
  completedBy: { label: 'Completed by' },
  cancelReason: { label: 'Reason of the cancellation' },
  recurrence: { label: 'Recurrence' },
  occurrence: { label: 'Occurrence' },
  checklistTotal: { label: 'Items of the checklist' },
  checklistDone: { label: 'Done items of the checklist' },
} satisfies FieldTexts<Schemas['Task']>;

/** Of a status of tasks. */
export const taskStatusTexts = {
  ...entryTexts,
  category: { label: 'Meaning', values: taskStateLabels },
} satisfies FieldTexts<Schemas['TaskStatus']>;

/** The words of an item of a checklist. */
export const checklistTexts = { title: { label: 'Item' }, done: { label: 'Done' } };

/** An item as the activity log keeps it. */
export const itemInWords = ({ title, done }: Schemas['TaskChecklistItem']): string =>
  done ? `${title} (done)` : title;
