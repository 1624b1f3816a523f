import { useQueryClient } from '@tanstack/react-query';

import { taskLifecycle } from '#domain/task/task-lifecycle.ts';
import { taskActionLabels } from '#domain/words/task.ts';
import { takeTaskAction, type TaskDraft } from '#src/actors/task-course.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Task } from '#src/api/task/tasks.ts';
import { FieldSection } from '#src/components/fields/layout.tsx';
import { ProseInput } from '#src/components/fields/TextInput.tsx';
import { formatInstantDay } from '#src/components/format.ts';
import { useMay } from '#src/components/SessionProvider.tsx';
import { LifecycleActions } from '#src/registers/lifecycle/LifecycleActions.tsx';
import { useOffered } from '#src/registers/lifecycle/useOffered.ts';
import { TaskStatusText } from '#src/registers/record-tasks/task-marks.tsx';
import { sameStep } from '#src/registers/step-dialog/same-step.ts';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';
import { useStepDialog } from '#src/registers/step-dialog/useStepDialog.ts';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { css } from '#styled/css/index.js';

import { CompletionEffect } from './CompletionEffect.tsx';
import { taskKind } from './task-kind.ts';

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12', rowGap: '8' });
const note = css({ margin: '0', color: 'fg.subtle', textStyle: 'xs' });
const prose = css({ margin: '0', color: 'fg.muted', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

const done: Readonly<Record<TaskDraft['action'], string>> = {
  COMPLETE: 'Task completed',
  CANCEL: 'Task cancelled',
  REOPEN: 'Task reopened',
  SKIP: 'Occurrence skipped',
};

const questions: Readonly<Record<TaskDraft['action'], { title: string; confirmLabel: string }>> = {
  COMPLETE: { title: 'Complete the task', confirmLabel: taskActionLabels.COMPLETE },
  CANCEL: { title: 'Cancel the task', confirmLabel: taskActionLabels.CANCEL },
  REOPEN: { title: 'Reopen the task', confirmLabel: taskActionLabels.REOPEN },
  SKIP: { title: 'Skip this occurrence', confirmLabel: 'Skip' },
};

const carriedOver = sameStep<TaskDraft>({ of: ({ action }) => action, read: ['version'] });

/** Where a task stands, in words. */
function factsOf({ completedBy, completedAt, occurrence, recurrence }: Task): string {
  if (completedAt !== null)
    return `Completed ${formatInstantDay(completedAt)}${completedBy === null ? '' : ` by ${completedBy.name}`}`;
  return recurrence === null ? '' : `Occurrence ${occurrence}`;
}

interface TaskCourseSectionProps {
  readonly task: Task;
  /** An action changes the task, so what is typed has to be saved first. */
  readonly hasChanges: boolean;
  /** Called after the task has changed. */
  readonly onTaken: () => void;
}

/** Where a task stands, and what the person can do next. */
export function TaskCourseSection({ task, hasChanges, onTaken }: TaskCourseSectionProps) {
  const { id, state, version, owner, recurrence, cancelReason } = task;
  const api = useApi();
  const queryClient = useQueryClient();
  const course = useStepDialog<TaskDraft>(
    () => takeTaskAction(api, queryClient, id),
    ({ action }) => {
      toast.success(done[action]);
      onTaken();
    },
    { carriedOver, onOutdated: onTaken },
  );
  const actions = useOffered(taskLifecycle, taskKind.access)(state, { ownerId: owner?.id ?? null });
  const mayEdit = useMay({ ...taskKind.access, level: 'EDIT' });
  const request = (action: TaskDraft['action']) =>
    course.send({ type: 'step.requested', draft: { action, version, reason: '' } });
  const maySkip = mayEdit && recurrence !== null && taskLifecycle.steps.COMPLETE.from.includes(state);
  const facts = factsOf(task);
  return (
    <FieldSection title="Status">
      <div className={row}>
        <TaskStatusText {...task} />
        {facts !== '' && <span className={note}>{facts}</span>}
      </div>
      <div className={row}>
        <LifecycleActions
          lifecycle={taskLifecycle}
          actions={actions}
          labels={taskActionLabels}
          disabled={hasChanges}
          size="sm"
          onRequest={request}
        />
        {maySkip && (
          <Button size="sm" disabled={hasChanges} onClick={() => request('SKIP')}>
            Skip occurrence
          </Button>
        )}
      </div>
      {actions.length > 0 && hasChanges && <p className={note}>Save your changes before the next step.</p>}
      {cancelReason !== '' && (
        <p className={prose} dir="auto">
          {cancelReason}
        </p>
      )}
      <StepDialog
        actor={course}
        words={({ action }) => questions[action]}
        needsOf={({ action }) => (action === 'SKIP' ? ['reason'] : taskLifecycle.steps[action].needs)}
      >
        {(form) => (
          <>
            {recurrence !== null && (form.draft.action === 'COMPLETE' || form.draft.action === 'SKIP') && (
              <CompletionEffect taskId={id} action={form.draft.action} />
            )}
            {form.isNeeded('reason') && <ProseInput form={form} field="reason" words={{ label: 'Reason' }} required />}
          </>
        )}
      </StepDialog>
    </FieldSection>
  );
}
