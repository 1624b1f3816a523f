import { useQuery, useQueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import { failing } from '#src/actors/failure.ts';
import { createIdempotencyKeys } from '#src/actors/idempotency-keys.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import {
  offeredPlaybooksQuery,
  playbooks,
  refreshRecordTasks,
  type OfferedPlaybook,
} from '#src/api/task/record-tasks.ts';
import { isolated } from '#src/components/bidi.ts';
import { counted } from '#src/components/words.ts';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { Select } from '#src/ui/form/Select.tsx';
import { css } from '#styled/css/index.js';

import { StepDialog } from '../step-dialog/StepDialog.tsx';
import { useStepDialog } from '../step-dialog/useStepDialog.ts';

const prose = css({ margin: '0', color: 'fg.muted', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

interface StartDraft {
  /** Empty until one is chosen. */
  readonly playbookId: string;
}

const mistakesIn = ({ playbookId }: StartDraft): Readonly<Record<string, string>> =>
  playbookId === '' ? { playbookId: 'Choose a playbook' } : {};

const labelOf = ({ title, isBound }: OfferedPlaybook) =>
  isBound ? `${isolated(title)} (for records like this)` : isolated(title);

/** Creates the tasks of a playbook at a record; nothing without any playbook. */
export function StartPlaybook({ recordId }: { readonly recordId: string }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { data = [] } = useQuery(offeredPlaybooksQuery(api, recordId));
  const actor = useStepDialog<StartDraft>(
    () => {
      const keyOf = createIdempotencyKeys();
      return fromPromise<void, StepInput<StartDraft>>(({ input: { draft }, signal }) =>
        failing(async () => {
          const idempotencyKey = keyOf(draft);
          await playbooks(api).start({ path: { id: recordId }, body: draft, idempotencyKey, signal });
          await refreshRecordTasks(queryClient);
        }),
      );
    },
    ({ playbookId }) => {
      const tasks = data.find(({ id }) => id === playbookId)?.tasks ?? 0;
      toast.success('Playbook started', `${counted(tasks, { one: 'task', many: 'tasks' })} created`);
    },
    { mistakesIn },
  );
  const [first] = data;
  if (first === undefined) return null;
  // One that is meant for other records is offered, but never proposed.
  const proposed = first.isBound ? first.id : '';
  return (
    <>
      <Button size="sm" onClick={() => actor.send({ type: 'step.requested', draft: { playbookId: proposed } })}>
        Start playbook
      </Button>
      <StepDialog actor={actor} words={() => ({ title: 'Start a playbook', confirmLabel: 'Create its tasks' })}>
        {(form) => {
          const chosen = data.find(({ id }) => id === form.draft.playbookId);
          return (
            <>
              <Select
                label="Playbook"
                options={data.map((one) => ({ value: one.id, label: labelOf(one) }))}
                value={form.draft.playbookId === '' ? null : form.draft.playbookId}
                placeholder="Choose a playbook"
                error={form.errorOf('playbookId')}
                onValueChange={(id) => form.change('playbookId', id ?? form.draft.playbookId)}
              />
              {chosen !== undefined && (
                <p className={prose}>
                  {counted(chosen.tasks, { one: 'task', many: 'tasks' })}, each belonging to this record.{' '}
                  <bdi>{chosen.description}</bdi>
                </p>
              )}
            </>
          );
        }}
      </StepDialog>
    </>
  );
}
