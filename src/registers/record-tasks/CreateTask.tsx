import { useQueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import { failing } from '#src/actors/failure.ts';
import { createIdempotencyKeys } from '#src/actors/idempotency-keys.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { recordTasks, refreshRecordTasks } from '#src/api/task/record-tasks.ts';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import { FieldPair } from '#src/components/fields/layout.tsx';
import { TitleInput } from '#src/components/fields/TextInput.tsx';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { PlusIcon } from '#src/ui/tool-icons.tsx';

import { OwnerInput } from '../OwnerInput.tsx';
import { StepDialog } from '../step-dialog/StepDialog.tsx';
import { useStepDialog } from '../step-dialog/useStepDialog.ts';
import { taskWords as words } from '../words/task.ts';

interface TaskDraft {
  readonly title: string;
  readonly ownerId: string | null;
  readonly dueOn: string | null;
}

const nothing: TaskDraft = { title: '', ownerId: null, dueOn: null };

/** Creates a task of a record, in one step. */
export function CreateTask({ recordId }: { readonly recordId: string }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const actor = useStepDialog<TaskDraft>(
    () => {
      const keyOf = createIdempotencyKeys();
      return fromPromise<void, StepInput<TaskDraft>>(({ input: { draft }, signal }) =>
        failing(async () => {
          const idempotencyKey = keyOf(draft);
          await recordTasks(api).add({ path: { id: recordId }, body: draft, idempotencyKey, signal });
          await refreshRecordTasks(queryClient);
        }),
      );
    },
    () => toast.success('Task created'),
    { mistakesIn: ({ title }) => (title.trim() === '' ? { title: 'Enter a title' } : {}) },
  );
  return (
    <>
      <Button variant="primary" size="sm" onClick={() => actor.send({ type: 'step.requested', draft: nothing })}>
        <PlusIcon /> Create task
      </Button>
      <StepDialog actor={actor} words={() => ({ title: 'Create a task', confirmLabel: 'Create task' })}>
        {(form) => (
          <>
            <TitleInput form={form} field="title" words={words.title} required />
            <FieldPair>
              <OwnerInput form={form} field="ownerId" words={words.ownerId} current={null} able="task" />
              <DayInput form={form} field="dueOn" words={words.dueOn} />
            </FieldPair>
          </>
        )}
      </StepDialog>
    </>
  );
}
