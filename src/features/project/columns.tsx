import { projectTexts } from '#domain/words/task.ts';
import type { Project, ProjectKind } from '#src/api/task/tasks.ts';
import { DayCell } from '#src/components/cells/DayCell.tsx';
import type { Column } from '#src/components/register/column.ts';
import { fieldColumn, personColumn } from '#src/registers/field-columns.tsx';
import { projectCourseWords, projectWords as words } from '#src/registers/words/task.ts';

import { hasHealth, HealthText, ProgressText, ProjectStatusText } from './marks.tsx';

/** The columns besides reference and title. */
export const projectColumns: readonly Column<Project, NonNullable<ProjectKind['query']['sortId']>>[] = [
  personColumn('owner', words.ownerId, { sortKey: 'owner', collapsePriority: 'second' }),
  {
    id: 'status',
    header: projectCourseWords.status.label,
    sortKey: 'status',
    keepWithPanel: true,
    cell: (project) => <ProjectStatusText {...project} />,
  },
  {
    id: 'health',
    header: projectTexts.health.label,
    keepWithPanel: true,
    phone: 'end',
    cell: (project) => hasHealth(project) && <HealthText {...project} />,
  },
  {
    id: 'progress',
    header: 'Progress',
    collapsePriority: 'first',
    cell: (project) => <ProgressText {...project} />,
  },
  {
    id: 'openTasks',
    header: projectTexts.openTasks.label,
    collapsePriority: 'third',
    cell: ({ openTasks }) => openTasks,
  },
  {
    id: 'endsOn',
    header: words.endsOn.label,
    sortKey: 'endsOn',
    collapsePriority: 'fourth',
    cell: (project) => <DayCell day={project.endsOn} settled={!hasHealth(project)} />,
  },
  fieldColumn('startsOn', words.startsOn, { sortKey: 'startsOn', hidden: true }),
];
