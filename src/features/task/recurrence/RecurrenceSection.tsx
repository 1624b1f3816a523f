import { isOpenState } from '#domain/task/task-lifecycle.ts';
import type { Task, TaskRecurrence } from '#src/api/task/tasks.ts';
import { FieldSection } from '#src/components/fields/layout.tsx';
import { today } from '#src/components/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { css } from '#styled/css/index.js';

import { Occurrences } from './Occurrences.tsx';
import { RecurrenceDialog } from './RecurrenceDialog.tsx';
import { useRecurrenceActor } from './useRecurrenceActor.ts';
import { ruleInWords } from './words.ts';

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12', rowGap: '8' });
const text = css({ margin: '0', textStyle: 'sm' });
const note = css({ margin: '0', color: 'fg.subtle', textStyle: 'sm' });

const firstRule = (anchor: string): TaskRecurrence => ({
  every: 'MONTHLY',
  interval: 1,
  anchor,
  basis: 'FIXED',
  weekdays: [],
  months: [],
  day: 'ANCHOR',
  nth: null,
  weekday: null,
  shift: 'NONE',
  until: null,
  count: null,
});

interface RecurrenceSectionProps {
  readonly task: Task;
  /** A change of the rule changes the task, so what is typed has to be saved first. */
  readonly hasChanges: boolean;
  readonly mayEdit: boolean;
  /** Called after the task has changed. */
  readonly onTaken: () => void;
}

/** How a task recurs, and what became of its occurrences. */
export function RecurrenceSection({ task, hasChanges, mayEdit, onTaken }: RecurrenceSectionProps) {
  const { recurrence } = task;
  const actor = useRecurrenceActor(task, onTaken);
  const edit = () => actor.send({ type: 'editing.started', draft: recurrence ?? firstRule(task.dueOn ?? today()) });
  return (
    <FieldSection title="Recurrence">
      <div className={row}>
        {recurrence === null ? (
          <p className={note}>The task does not recur.</p>
        ) : (
          <p className={text}>{ruleInWords(recurrence)}</p>
        )}
        {mayEdit && isOpenState(task.state) && (
          <Button size="sm" disabled={hasChanges} onClick={edit}>
            {recurrence === null ? 'Make recurring' : 'Change recurrence'}
          </Button>
        )}
      </div>
      <RecurrenceDialog actor={actor} isRecurring={recurrence !== null} />
      {(recurrence !== null || task.occurrence > 1) && (
        <Occurrences task={task} mayReopen={mayEdit && !hasChanges} onReopened={onTaken} />
      )}
    </FieldSection>
  );
}
