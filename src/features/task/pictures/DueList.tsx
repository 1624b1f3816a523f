import type { PlannedTask, Task } from '#src/api/task/tasks.ts';
import { formatDay } from '#src/components/format.ts';
import { TaskStatusText } from '#src/registers/record-tasks/task-marks.tsx';
import { css } from '#styled/css/index.js';

import type { TaskAddress } from '../useTaskFilters.tsx';

// On wider screens the days of the table have room for the titles.
const list = css({ margin: '0', padding: '0', listStyle: 'none', textStyle: 'sm', md: { display: 'none' } });
const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: '16',
  rowGap: '2',
  alignItems: 'center',
  paddingInline: '16',
  paddingBlock: '8',
  borderBlockEnd: 'subtle',
});
const title = css({ textAlign: 'start', overflowWrap: 'anywhere', cursor: 'pointer', _hover: { color: 'accent.fg' } });
const quiet = css({ color: 'fg.muted' });
const when = css({ gridColumn: '1 / -1', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' });

interface DueListProps {
  readonly label: string;
  readonly tasks: readonly Task[];
  readonly planned: readonly PlannedTask[];
  readonly address: Pick<TaskAddress, 'openRecord'>;
}

/** What the calendar shows, as a list: on phones a day has no room for titles. */
export function DueList({ label, tasks, planned, address }: DueListProps) {
  const rows = [
    ...tasks.map((task) => ({ task, dueOn: task.dueOn ?? '', status: <TaskStatusText {...task} /> })),
    ...planned.map(({ task, dueOn }) => ({ task, dueOn, status: <span className={quiet}>Planned</span> })),
  ].toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : Number(one.dueOn > other.dueOn)));
  return (
    <ul className={list} aria-label={label}>
      {rows.map(({ task, dueOn, status }) => (
        <li key={`${task.id} ${dueOn}`} className={row}>
          <button type="button" className={title} dir="auto" onClick={() => address.openRecord(task.id)}>
            {task.title}
          </button>
          {status}
          <span className={when}>{formatDay(dueOn)}</span>
        </li>
      ))}
    </ul>
  );
}
