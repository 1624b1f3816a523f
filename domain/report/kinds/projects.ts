import type { ReportKindFacts } from '../kind.ts';

export const projectsReport: ReportKindFacts = {
  kind: 'PROJECTS',
  name: 'Projects and tasks',
  description: 'Projects with progress and health, and the tasks of all projects.',
  sections: [
    { key: 'counts', title: 'Summary', of: 'project', form: 'counts', by: ['status', 'health'], present: ['health'] },
    {
      key: 'projects',
      title: 'Projects',
      of: 'project',
      form: 'register',
      fields: ['ref', 'title', 'status', 'health', 'progress', 'owner', 'startsOn', 'endsOn', 'openTasks', 'doneTasks'],
      present: ['health', 'progress', 'openTasks', 'doneTasks'],
      dated: 'endsOn',
    },
    {
      key: 'tasks',
      title: 'Tasks',
      of: 'task',
      form: 'register',
      fields: ['ref', 'title', 'project', 'state', 'severity', 'owner', 'dueOn', 'completedAt'],
      // A card that is moved on its board is logged with its column, not with its state.
      present: ['state'],
      dated: 'dueOn',
    },
  ],
  filters: [{ field: 'status', of: 'project' }],
  version: 1,
};
