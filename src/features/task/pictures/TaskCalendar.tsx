import { useState } from 'react';

import type { PlannedTask, Task } from '#src/api/task/tasks.ts';
import { formatDay, formatPeriod, today } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { StateGlyph } from '#src/registers/record-tasks/task-marks.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { RefreshIcon } from '#src/ui/icons.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css/index.js';

import type { TaskAddress } from '../useTaskFilters.tsx';
import { DueList } from './DueList.tsx';
import { otherMonth, weeksOf } from './month.ts';
import { PeriodBar } from './PeriodBar.tsx';
import { usePlannedWithin, useTasksWithin } from './useTasksWithin.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const scroll = css({ flex: '1', minHeight: '0', position: 'relative', overflow: 'auto' });
const table = css({ width: 'full', minHeight: { md: 'full' }, borderCollapse: 'collapse', tableLayout: 'fixed' });
const head = css({
  height: '[28px]',
  paddingInline: '8',
  textAlign: 'start',
  textStyle: 'xs',
  fontWeight: 'medium',
  color: 'fg.muted',
  backgroundColor: 'bg.canvas',
  borderBlockEnd: 'default',
  overflow: 'hidden',
});
const cell = css({
  height: { base: '[3.5rem]', md: '[6rem]' },
  padding: '4',
  verticalAlign: 'top',
  border: 'subtle',
  '&[data-other]': { backgroundColor: 'bg.canvas' },
});
const number = css({
  display: 'inline-block',
  minWidth: '[20px]',
  paddingInline: '4',
  textAlign: 'center',
  textStyle: 'xs',
  color: 'fg.subtle',
  borderRadius: 'xs',
  tabularFigures: true,
  '&[data-today]': { backgroundColor: 'accent.solid', color: 'fg.onAccent' },
});
const list = css({ margin: '0', padding: '0', listStyle: 'none', display: 'flex', flexDirection: 'column', gap: '2' });
const entry = css({
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  width: 'full',
  minWidth: '0',
  paddingInline: '4',
  borderRadius: 'xs',
  textAlign: 'start',
  textStyle: 'xs',
  cursor: 'pointer',
  _hover: { backgroundColor: 'bg.hover' },
  '&[data-open]': { backgroundColor: 'bg.selected' },
  '&[data-overdue]': { color: 'danger.fg' },
  // Not there yet: nothing of it is stored.
  '&[data-planned]': {
    outline: '[1px dashed]',
    outlineOffset: '[-1px]',
    outlineColor: 'border.strong',
    color: 'fg.muted',
  },
});
const words = css({
  minWidth: '0',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  mdDown: { srOnly: true },
});
const glyph = css({ width: '[14px]', height: '[14px]', flexShrink: '0' });
const note = css({ margin: '0', paddingInline: '20', paddingBlock: '8', color: 'fg.subtle', textStyle: 'xs' });

/** The tasks on the days on which they are due: a table of a month, from Monday to Sunday. */
export function TaskCalendar({ address }: { readonly address: TaskAddress }) {
  const [month, setMonth] = useState(() => today().slice(0, 7));
  const weeks = weeksOf(month);
  const from = weeks[0]?.[0] ?? '';
  const to = weeks.at(-1)?.at(-1) ?? '';
  const found = useTasksWithin(address, from, to);
  const { dates: planned, leftOff } = usePlannedWithin(address, from, to);
  const tasks = found.data?.data ?? [];
  const hidden = (found.data?.pagination.total ?? 0) - tasks.length;
  return (
    <>
      <PeriodBar
        title={formatPeriod(month)}
        unit="month"
        onStep={(by) => setMonth(otherMonth(month, by))}
        onToday={() => setMonth(today().slice(0, 7))}
      />
      {found.isError && <LoadFailed what="tasks" error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <LoadingRows />}
      {found.data !== undefined && (
        <div className={scroll}>
          <table className={table} aria-label={`Tasks due in ${formatPeriod(month)}`}>
            <thead>
              <tr>
                {weekdays.map((day) => (
                  <th key={day} className={head} scope="col" abbr={day}>
                    {day.slice(0, 3)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.map((week) => (
                <tr key={week[0]}>
                  {week.map((day) => (
                    <td key={day} className={cell} data-other={day.slice(0, 7) === month ? undefined : ''}>
                      <Day
                        day={day}
                        tasks={tasks.filter(({ dueOn }) => dueOn === day)}
                        planned={planned.filter(({ dueOn }) => dueOn === day)}
                        address={address}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {hidden > 0 && <p className={note}>{hidden} more are due in these weeks. Filter the tasks to see them.</p>}
          {leftOff !== '' && <p className={note}>{leftOff}</p>}
          <DueList label="Tasks of these weeks" tasks={tasks} planned={planned} address={address} />
        </div>
      )}
    </>
  );
}

interface DayProps {
  readonly day: string;
  readonly tasks: readonly Task[];
  /** Dates to come of recurring tasks. */
  readonly planned: readonly PlannedTask[];
  readonly address: TaskAddress;
}

const Day = ({ day, tasks, planned, address }: DayProps) => (
  <>
    <time dateTime={day} className={number} data-today={day === today() ? '' : undefined} aria-label={formatDay(day)}>
      {Number(day.slice(8))}
    </time>
    {tasks.length + planned.length > 0 && (
      <ul className={list}>
        {tasks.map((task) => (
          <li key={task.id}>
            <button
              type="button"
              className={entry}
              title={task.title}
              data-open={address.open === task.id ? '' : undefined}
              data-overdue={task.isOverdue ? '' : undefined}
              onClick={() => address.openRecord(task.id)}
            >
              <StateGlyph state={task.state} />
              <span className={words} dir="auto">
                {task.title}
              </span>
              <VisuallyHidden>, {task.status?.name}</VisuallyHidden>
            </button>
          </li>
        ))}
        {planned.map(({ task }) => (
          <li key={task.id}>
            <button
              type="button"
              className={entry}
              title={`Planned: ${task.title}`}
              data-planned=""
              onClick={() => address.openRecord(task.id)}
            >
              <RefreshIcon className={glyph} />
              <span className={words} dir="auto">
                {task.title}
              </span>
              <VisuallyHidden>, planned</VisuallyHidden>
            </button>
          </li>
        ))}
      </ul>
    )}
  </>
);
