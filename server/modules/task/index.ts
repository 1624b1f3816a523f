import type { Handlers, HandlersOf } from '#server/contract/types.ts';
import type { DraftParts } from '#server/modules/drafting/index.ts';
import { lookupHandlers } from '#server/modules/lookup/index.ts';
import { registerHandlers, type RecordSettings } from '#server/modules/record/index.ts';

import { checklistHandlers } from './checklist.ts';
import { changeStatus } from './course.ts';
import { move } from './move.ts';
import { planned } from './planned.ts';
import { startHandlers } from './playbook-start.ts';
import { playbookHandlers } from './playbooks.ts';
import { changeProjectStatus } from './project-course.ts';
import { projectReportHandlers } from './project-report.ts';
import { projectRegister } from './projects.ts';
import { recordTaskHandlers } from './record-tasks.ts';
import { recurringHandlers } from './recurring.ts';
import { taskRegister } from './register.ts';
import { planDraftHandlers } from './slow-work/drafts.ts';
import { figureHandlers } from './statistics.ts';
import { taskLookupSettings } from './statuses.ts';

export { isOpen as isOpenTask } from './figures.ts';
export { requireOwnTask } from './own-task.ts';
export { projectRegister } from './projects.ts';
export { countRecordTasks, openTasksOf } from './record-tasks.ts';
export { taskRegister } from './register.ts';
export { taskLookupSettings } from './statuses.ts';

/** Drafts of the tasks of plans. */
export const taskDraftHandlers = (parts: DraftParts): HandlersOf<'TaskDrafts'> => planDraftHandlers(parts);

/** Projects and tasks with their look-ups, the board, checklists and recurrence. */
export const taskModule = (
  settings: RecordSettings,
): Pick<
  Handlers,
  | 'Playbooks'
  | 'ProjectCourse'
  | 'ProjectReports'
  | 'Projects'
  | 'RecordTasks'
  | 'TaskChecklists'
  | 'TaskCourse'
  | 'TaskFigures'
  | 'TaskSeverities'
  | 'TaskStatuses'
  | 'Tasks'
> => {
  const tasks = registerHandlers(taskRegister, settings);
  return {
    Playbooks: { ...playbookHandlers, ...startHandlers(tasks.create) },
    ProjectCourse: { changeStatus: changeProjectStatus },
    ProjectReports: projectReportHandlers,
    Projects: registerHandlers(projectRegister, settings),
    RecordTasks: recordTaskHandlers(tasks.create),
    TaskChecklists: checklistHandlers,
    TaskCourse: { changeStatus, move, planned, ...recurringHandlers },
    TaskFigures: figureHandlers,
    TaskSeverities: lookupHandlers('taskSeverity'),
    TaskStatuses: lookupHandlers('taskStatus', taskLookupSettings.taskStatus),
    Tasks: tasks,
  };
};
