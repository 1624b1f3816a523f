import { isOpenState } from '#domain/task/task-lifecycle.ts';
import type { Task, TaskKind } from '#src/api/task/tasks.ts';
import { DayCell } from '#src/components/cells/DayCell.tsx';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import type { Column } from '#src/components/register/column.ts';
import { entryColumn, fieldColumn, personColumn } from '#src/registers/field-columns.tsx';
import { TaskStatusText } from '#src/registers/record-tasks/task-marks.tsx';
import { taskWords as words } from '#src/registers/words/task.ts';

/** What must be done first, by reference. */
const refsOf = (predecessors: Task['predecessors']) =>
  predecessors.length === 0 ? null : predecessors.map(({ ref }) => ref).join(', ');

/** The columns besides reference and title. */
export const taskColumns: readonly Column<Task, NonNullable<TaskKind['query']['sortId']>>[] = [
  {
    id: 'status',
    header: words.statusId.label,
    sortKey: 'state',
    keepWithPanel: true,
    phone: 'end',
    cell: (task) => <TaskStatusText {...task} />,
  },
  entryColumn('severity', words.severityId, { collapsePriority: 'second' }),
  personColumn('owner', words.ownerId, { sortKey: 'owner', collapsePriority: 'third' }),
  {
    id: 'dueOn',
    header: words.dueOn.label,
    sortKey: 'dueOn',
    keepWithPanel: true,
    cell: ({ dueOn, state }) => <DayCell day={dueOn} settled={!isOpenState(state)} />,
  },
  {
    id: 'project',
    header: words.projectId.label,
    sortKey: 'project',
    flexible: true,
    collapsePriority: 'first',
    cell: ({ project }) => <WordsCell>{project?.title ?? null}</WordsCell>,
  },
  {
    id: 'checklist',
    header: 'Checklist',
    hidden: true,
    cell: ({ checklistDone, checklistTotal }) => (
      <WordsCell>{checklistTotal === 0 ? null : `${checklistDone} of ${checklistTotal}`}</WordsCell>
    ),
  },
  {
    id: 'predecessors',
    header: 'After',
    hidden: true,
    cell: ({ predecessors }) => <WordsCell>{refsOf(predecessors)}</WordsCell>,
  },
  fieldColumn('startsOn', words.startsOn, { sortKey: 'startsOn', hidden: true }),
  fieldColumn('estimate', words.estimate, { hidden: true }),
];
