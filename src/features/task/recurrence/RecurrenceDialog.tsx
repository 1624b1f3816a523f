import { useSelector } from '@xstate/react';

import type { TaskRecurrence } from '#src/api/task/tasks.ts';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { Refusable } from '#src/components/fields/Refusable.tsx';
import { formatDay } from '#src/components/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { ActionDialog } from '#src/ui/overlay/ActionDialog.tsx';
import { css } from '#styled/css/index.js';

import { RuleFields } from './RuleFields.tsx';
import type { RecurrenceActor } from './useRecurrenceActor.ts';
import { intervalInWords } from './words.ts';

const dates = css({
  margin: '0',
  padding: '0',
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '12',
  rowGap: '2',
  minHeight: '[20px]',
  textStyle: 'sm',
  tabularFigures: true,
});
const label = css({ margin: '0', textStyle: 'xs', fontWeight: 'medium', color: 'fg.muted' });
const none = css({ margin: '0', minHeight: '[20px]', textStyle: 'sm', color: 'fg.subtle' });

/** After completion nobody knows the dates that follow the first. */
const followsCompletion = ({ basis, count }: TaskRecurrence) => basis === 'COMPLETION' && count !== 1;

function datesLabel({ basis }: TaskRecurrence, isRecurring: boolean): string {
  const which = isRecurring ? 'Next' : 'First';
  return basis === 'COMPLETION' ? `${which} date` : `${which} dates`;
}

interface RecurrenceDialogProps {
  readonly actor: RecurrenceActor;
  readonly isRecurring: boolean;
}

/** How a task recurs, with its next dates. */
export function RecurrenceDialog({ actor, isRecurring }: RecurrenceDialogProps) {
  const { draft, failure, dates: next } = useSelector(actor, ({ context }) => context);
  const busy = useSelector(actor, (snapshot) => snapshot.matches('storing') || snapshot.matches('ending'));
  const isReading = useSelector(
    actor,
    (snapshot) => snapshot.matches({ editing: 'waiting' }) || snapshot.matches({ editing: 'previewing' }),
  );
  if (draft === null) return null;
  const errors = failure?.fieldErrors ?? {};
  const form: RecordForm<TaskRecurrence> = {
    draft,
    readOnly: false,
    errorOf: (field) => errors[field] ?? errors[`recurrence/${field}`],
    change: (field, value) => actor.send({ type: 'rule.changed', changes: { [field]: value } }),
  };
  return (
    <ActionDialog
      open
      title={isRecurring ? 'Change the recurrence' : 'Make the task recurring'}
      confirmLabel="Save recurrence"
      busyLabel="Saving..."
      busy={busy}
      onConfirm={() => actor.send({ type: 'rule.confirmed' })}
      onCancel={() => actor.send({ type: 'editing.cancelled' })}
    >
      <Refusable failure={failure}>
        <RuleFields form={form} onChange={(changes) => actor.send({ type: 'rule.changed', changes })} />
      </Refusable>
      <div aria-live="polite">
        <p className={label}>{datesLabel(draft, isRecurring)}</p>
        {next === null ? (
          <p className={none}>{isReading ? 'Working them out…' : 'None'}</p>
        ) : (
          <ol className={dates}>
            {next.map((day) => (
              <li key={day}>{formatDay(day)}</li>
            ))}
            {followsCompletion(draft) && next.length > 0 && <li>then {intervalInWords(draft)} after it was done</li>}
          </ol>
        )}
      </div>
      {isRecurring && (
        <div>
          <Button variant="ghost" size="sm" disabled={busy} onClick={() => actor.send({ type: 'rule.ended' })}>
            End the recurrence
          </Button>
        </div>
      )}
    </ActionDialog>
  );
}
