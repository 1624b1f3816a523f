import { isOpenState } from '#domain/task/task-lifecycle.ts';
import type { Task } from '#src/api/task/tasks.ts';
import { DayCell } from '#src/components/cells/DayCell.tsx';
import { labels } from '#src/ui/labels.ts';
import { css } from '#styled/css/index.js';

const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '8',
  rowGap: '2',
  color: 'fg.muted',
  textStyle: 'xs',
  overflowWrap: 'anywhere',
});
const subtle = css({ color: 'fg.subtle' });

/** What is to be known of a task at a glance, below its title. */
export const TaskFacts = ({ task }: { readonly task: Task }) => (
  <div className={facts}>
    <span className={subtle}>{task.ref}</span>
    {task.owner === null ? (
      <span className={subtle}>{labels.unassigned}</span>
    ) : (
      <span dir="auto">{task.owner.name}</span>
    )}
    {task.dueOn !== null && <DayCell day={task.dueOn} settled={!isOpenState(task.state)} />}
    {task.severity !== null && <span dir="auto">{task.severity.name}</span>}
    {task.checklistTotal > 0 && (
      <span>
        {task.checklistDone}/{task.checklistTotal} items
      </span>
    )}
    {task.recurrence !== null && <span>Recurring</span>}
  </div>
);
