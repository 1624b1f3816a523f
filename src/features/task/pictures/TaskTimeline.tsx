import { useState, type ReactNode } from 'react';

import { weekdayOf } from '#domain/task/calendar.ts';
import { daysAfter } from '#domain/time/days-after.ts';
import { daysBetween } from '#domain/time/review-dates.ts';
import type { PlannedTask, Task } from '#src/api/task/tasks.ts';
import { formatDay, today } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { TaskStatusText } from '#src/registers/record-tasks/task-marks.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css/index.js';

import type { TaskAddress } from '../useTaskFilters.tsx';
import { PeriodBar } from './PeriodBar.tsx';
import { usePlannedWithin, useTasksDuring } from './useTasksWithin.ts';

const weeks = 8;
const days = 7 * weeks;

const scroll = css({ flex: '1', minHeight: '0', position: 'relative', overflow: 'auto' });
const table = css({
  width: 'full',
  minWidth: { base: '[36rem]', md: '[44rem]' },
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
});
const head = css({
  height: '[32px]',
  paddingInline: '8',
  textAlign: 'start',
  textStyle: 'xs',
  fontWeight: 'medium',
  color: 'fg.muted',
  backgroundColor: 'bg.canvas',
  borderBlockEnd: 'default',
});
const titleColumn = css({ width: { base: '[9rem]', md: '[14rem]' }, paddingInlineStart: { base: '16', md: '20' } });
// On phones the bars need the room; the list says the status.
const statusColumn = css({ width: '[7.5rem]', mdDown: { display: 'none' } });
const cell = css({
  height: '[37px]',
  paddingInline: '8',
  borderBlockEnd: 'subtle',
  textStyle: 'sm',
  textAlign: 'start',
  fontWeight: 'medium',
});
const title = css({
  display: 'block',
  width: 'full',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'start',
  fontWeight: 'medium',
  cursor: 'pointer',
  _hover: { color: 'accent.fg' },
});
const waits = css({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: 'fg.subtle',
  textStyle: 'xs',
  fontWeight: 'regular',
});
const track = css({ position: 'relative', display: 'block', height: '[20px]' });
const bar = css({
  position: 'absolute',
  insetBlock: '[4px]',
  minWidth: '[8px]',
  borderRadius: 'xs',
  backgroundColor: 'accent.solid',
  '&[data-state=DONE]': { backgroundColor: 'success.border' },
  '&[data-state=CANCELLED]': { backgroundColor: 'border.strong' },
  '&[data-overdue]': { backgroundColor: 'danger.solid' },
});
const plannedMark = css({
  position: 'absolute',
  insetBlock: '[4px]',
  minWidth: '[8px]',
  borderRadius: 'xs',
  border: '[1px dashed]',
  borderColor: 'border.strong',
});
const line = css({ position: 'absolute', insetBlock: '[-9px]', width: '[1px]', backgroundColor: 'danger.fg' });
const scale = css({ position: 'relative', display: 'block', height: '[16px]' });
const tick = css({ position: 'absolute', whiteSpace: 'nowrap' });
const note = css({ margin: '0', paddingInline: '20', paddingBlock: '8', color: 'fg.subtle', textStyle: 'xs' });

const share = (count: number) => `${(100 * count) / days}%`;

const mondayOf = (day: string) => daysAfter(day, 1 - weekdayOf(day));

const shortDay = (day: string) => formatDay(day).replace(/\s?\d{4}$/u, '');

/** Tasks as bars from their start to their last day, over eight weeks: a table, one row for each. */
export function TaskTimeline({ address }: { readonly address: TaskAddress }) {
  const [start, setStart] = useState(() => daysAfter(mondayOf(today()), -7));
  const end = daysAfter(start, days - 1);
  const found = useTasksDuring(address, start, end);
  const { dates: planned, leftOff } = usePlannedWithin(address, start, end);
  const rows = found.data?.data ?? [];
  const coming = comingOnly(planned, rows);
  const hidden = (found.data?.pagination.total ?? 0) - rows.length;
  return (
    <>
      <PeriodBar
        title={`${formatDay(start)} to ${formatDay(end)}`}
        unit="four weeks"
        onStep={(by) => setStart(daysAfter(start, 28 * by))}
        onToday={() => setStart(daysAfter(mondayOf(today()), -7))}
      />
      {found.isError && <LoadFailed what="tasks" error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <LoadingRows />}
      {found.data !== undefined && rows.length + coming.length === 0 && (
        <EmptyState title="Nothing is planned in these weeks">The timeline shows tasks that have a day.</EmptyState>
      )}
      {rows.length + coming.length > 0 && (
        <div className={scroll}>
          <table className={table} aria-label={`Tasks from ${formatDay(start)} to ${formatDay(end)}`}>
            <TimelineHead start={start} />
            <tbody>
              {rows.map((task) => (
                <TimelineRow
                  key={task.id}
                  task={task}
                  after={task.predecessors}
                  status={<TaskStatusText {...task} />}
                  address={address}
                >
                  <Bar task={task} start={start} planned={datesOf(planned, task.id)} />
                </TimelineRow>
              ))}
              {coming.map((task) => (
                <TimelineRow key={task.id} task={task} status="Planned" address={address}>
                  <span className={track}>
                    <Planned dates={datesOf(planned, task.id)} start={start} />
                  </span>
                </TimelineRow>
              ))}
            </tbody>
          </table>
          {hidden > 0 && <p className={note}>{hidden} more are in these weeks. Filter the tasks to see them.</p>}
          {leftOff !== '' && <p className={note}>{leftOff}</p>}
        </div>
      )}
    </>
  );
}

/** The columns, and the days on which weeks begin. */
const TimelineHead = ({ start }: { readonly start: string }) => (
  <thead>
    <tr>
      <th className={`${head} ${titleColumn}`} scope="col">
        Task
      </th>
      <th className={`${head} ${statusColumn}`} scope="col">
        Status
      </th>
      <th className={head} scope="col">
        <VisuallyHidden>Start and due</VisuallyHidden>
        <span className={scale} aria-hidden>
          {Array.from({ length: weeks }, (_, week) => (
            <span key={week} className={tick} style={{ insetInlineStart: share(7 * week) }}>
              {shortDay(daysAfter(start, 7 * week))}
            </span>
          ))}
        </span>
      </th>
    </tr>
  </thead>
);

interface TimelineRowProps {
  readonly task: Pick<Task, 'id' | 'title'>;
  /** What must be done first. */
  readonly after?: Task['predecessors'];
  readonly status: ReactNode;
  readonly address: TaskAddress;
  readonly children: ReactNode;
}

const TimelineRow = ({ task, after, status, address, children }: TimelineRowProps) => (
  <tr>
    <th className={`${cell} ${titleColumn}`} scope="row">
      <button type="button" className={title} title={task.title} dir="auto" onClick={() => address.openRecord(task.id)}>
        {task.title}
      </button>
      {after !== undefined && after.length > 0 && (
        <span className={waits} title={after.map(({ ref, title: name }) => `${ref} ${name}`).join('\n')}>
          after {after.map(({ ref }) => ref).join(', ')}
        </span>
      )}
    </th>
    <td className={`${cell} ${statusColumn}`}>{status}</td>
    <td className={cell}>{children}</td>
  </tr>
);

const datesOf = (planned: readonly PlannedTask[], id: string): readonly string[] =>
  planned.filter(({ task }) => task.id === id).map(({ dueOn }) => dueOn);

/** The tasks that are only planned in these weeks, each once. */
function comingOnly(planned: readonly PlannedTask[], rows: readonly Task[]): readonly PlannedTask['task'][] {
  const shown = new Set(rows.map(({ id }) => id));
  return [...new Map(planned.map(({ task }) => [task.id, task])).values()].filter(({ id }) => !shown.has(id));
}

interface PlannedProps {
  readonly dates: readonly string[];
  readonly start: string;
}

/** Dates to come, which nobody can move: they follow from the recurrence. */
const Planned = ({ dates, start }: PlannedProps) =>
  dates.map((day) => (
    <span
      key={day}
      className={plannedMark}
      title={`Planned: ${formatDay(day)}`}
      style={{ insetInlineStart: share(daysBetween(start, day)), width: share(1) }}
    >
      <VisuallyHidden>Planned: {formatDay(day)}</VisuallyHidden>
    </span>
  ));

interface BarProps extends Pick<PlannedProps, 'start'> {
  readonly task: Task;
  readonly planned: readonly string[];
}

function Bar({ task, start, planned }: BarProps) {
  const dueOn = task.dueOn ?? start;
  const from = task.startsOn ?? dueOn;
  const first = Math.max(0, daysBetween(start, from));
  const last = Math.min(days, daysBetween(start, dueOn) + 1);
  const now = daysBetween(start, today());
  return (
    <>
      <VisuallyHidden>
        {task.startsOn === null ? '' : `${formatDay(task.startsOn)} to `}
        {formatDay(dueOn)}
        {task.isOverdue ? ', overdue' : ''}
      </VisuallyHidden>
      <span className={track}>
        <Planned dates={planned} start={start} />
        {now >= 0 && now < days && <span className={line} style={{ insetInlineStart: share(now) }} />}
        <span
          className={bar}
          data-state={task.state}
          data-overdue={task.isOverdue ? '' : undefined}
          style={{ insetInlineStart: share(first), width: share(Math.max(0, last - first)) }}
        />
      </span>
    </>
  );
}
