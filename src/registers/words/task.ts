import {
  checklistTexts,
  projectStatusLabels,
  projectTexts,
  taskStateLabels,
  taskStatusTexts,
  taskTexts as texts,
} from '#domain/words/task.ts';
import { project, task } from '#openapi/generated/records.ts';
import type { KindOf } from '#src/api/record/register.ts';
import {
  openTaskStatuses,
  projects,
  tasks,
  taskSeverities,
  type ChecklistKind,
  type ProjectKind,
  type TaskKind,
  type TaskRecurrence,
} from '#src/api/task/tasks.ts';
import {
  choiceWords,
  dayWords,
  numberOrNoneWords,
  textWords,
  type FieldWords,
  type Words,
} from '#src/components/fields/field-words.ts';

import { labelWords } from '../labels/label-words.tsx';
import { entryWords, memberWords, recordsWords, recordWords } from '../Names.tsx';
import { lookupWords } from './lookups.ts';

const yesNoWords = (label: string): Words<boolean> => ({ label, show: (is) => (is ? 'Yes' : 'No') });

/** The labels of a project's fields. */
export const projectWords = {
  title: textWords(projectTexts.title.label),
  description: textWords(projectTexts.description.label),
  ownerId: memberWords(projectTexts.owner.label),
  startsOn: dayWords(projectTexts.startsOn.label),
  endsOn: dayWords(projectTexts.endsOn.label),
  labelIds: labelWords,
} satisfies FieldWords<ProjectKind['draft']>;

/** The label of what actions on a project change. */
export const projectCourseWords = { status: choiceWords(projectTexts.status.label, projectStatusLabels) };

/** The labels of a task's fields. */
export const taskWords = {
  title: textWords(texts.title.label),
  description: textWords(texts.description.label),
  projectId: recordWords(texts.project.label, projects, project.noun),
  statusId: entryWords(texts.status.label, openTaskStatuses),
  severityId: entryWords(texts.severity.label, taskSeverities),
  ownerId: memberWords(texts.owner.label),
  startsOn: dayWords(texts.startsOn.label),
  dueOn: dayWords(texts.dueOn.label),
  estimate: numberOrNoneWords(texts.estimate.label),
  evidenceRequired: yesNoWords(texts.evidenceRequired.label),
  predecessorIds: recordsWords(texts.predecessors.label, tasks, task.noun),
  labelIds: labelWords,
} satisfies FieldWords<TaskKind['draft']>;

/** The labels of what actions on a task change, in its log. */
export const taskCourseWords = {
  state: choiceWords(texts.state.label, taskStateLabels),
  status: textWords(texts.status.label),
  recurrence: textWords(texts.recurrence.label),
  checklist: textWords('Checklist'),
};

/** For the filter by how tasks recur. */
export const recurrenceFilterWords = choiceWords<TaskRecurrence['every']>(texts.recurrence.label, {
  DAILY: 'Daily',
  WEEKLY: 'Weekly',
  MONTHLY: 'Monthly',
  YEARLY: 'Yearly',
});

/** For a task status. */
export const taskStatusWords = {
  ...lookupWords,
  category: choiceWords(taskStatusTexts.category.label, taskStateLabels),
} satisfies FieldWords<KindOf<'TaskStatuses'>['draft']>;

/** The labels of an item of a checklist. */
export const checklistWords = {
  title: textWords(checklistTexts.title.label),
  done: yesNoWords(checklistTexts.done.label),
} satisfies FieldWords<ChecklistKind['draft']>;
