import { useSelector } from '@xstate/react';

import { actionsFor } from '#domain/lifecycle.ts';
import { privilegedLifecycle } from '#domain/platform/privileged-lifecycle.ts';
import { privilegedOperationTexts } from '#domain/words/platform.ts';
import type {
  PrivilegedAction,
  PrivilegedOperation,
} from '#machines/privileged-operation/privileged-operation.machine.ts';
import { Refusable } from '#src/components/fields/Refusable.tsx';
import { formatNumber } from '#src/components/format.ts';
import { useMay, useSession } from '#src/components/SessionProvider.tsx';
import { Button } from '#src/ui/Button.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { Progress } from '#src/ui/feedback/Progress.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import * as Dialog from '#src/ui/overlay/Dialog.tsx';
import { css } from '#styled/css/index.js';

import { OperationFacts } from './OperationFacts.tsx';
import type { OperationActor } from './useOperationActor.ts';

const stack = css({ display: 'grid', gap: '16' });
const muted = css({ color: 'fg.muted' });

const labels: Readonly<Record<PrivilegedAction, string>> = {
  RUN: 'Run operation',
  ASK_SECOND: 'Ask for a second person',
  CONFIRM: 'Confirm and run',
  CANCEL: 'Cancel operation',
};

/** What this person can do with an operation now. */
function useActions(operation: PrivilegedOperation | null): readonly PrivilegedAction[] {
  const account = useSession(({ context }) => context.account);
  const mayEdit = useMay({ feature: 'ADMIN_IT_PRIVILEGED_OPERATIONS', level: 'EDIT' });
  if (operation === null || account === null) return [];
  const { kind, needsSecond, preparedBy, status } = operation;
  const isAdministrator = account.platform?.role === 'SUPER_ADMIN';
  return actionsFor(
    privilegedLifecycle,
    status,
    { kind, needsSecond, preparedBy: preparedBy.id },
    { id: account.id, isAdministrator, isLeading: isAdministrator, mayEdit },
  );
}

/** One operation: its dry run, the step that is taken with it, and its progress. */
export function OperationDialog({ actor }: { readonly actor: OperationActor }) {
  const { kind, operation, failure } = useSelector(actor, ({ context }) => context);
  const state = useSelector(actor, ({ value }) => value);
  const actions = useActions(state === 'reviewing' || state === 'taking' ? operation : null);
  const busy = state === 'taking' || state === 'preparing';
  return (
    <Dialog.Root
      open={state !== 'closed'}
      size="md"
      closeOnEscape={!busy}
      closeOnInteractOutside={false}
      onOpenChange={({ open }) => {
        if (!open && !busy) actor.send({ type: 'operation.closed' });
      }}
    >
      <Dialog.Content
        title={kind === null ? 'Privileged operation' : privilegedOperationTexts[kind]}
        closable={!busy}
        footer={<Buttons actor={actor} actions={actions} busy={busy} />}
      >
        <div className={stack}>
          {state === 'preparing' && <p className={muted}>Finding out what would change. Nothing is changed yet.</p>}
          {state === 'preparing' && <LoadingRows />}
          {operation !== null && <OperationProgress operation={operation} />}
          {operation !== null && <OperationFacts operation={operation} />}
          <Refusable failure={failure} tone={state === 'notPrepared' ? 'warning' : 'danger'}>
            {actions.some((action) => action !== 'CANCEL') && <NameField actor={actor} />}
          </Refusable>
        </div>
      </Dialog.Content>
    </Dialog.Root>
  );
}

function OperationProgress({ operation: { status, done, plan } }: { readonly operation: PrivilegedOperation }) {
  if (status !== 'RUNNING') return null;
  return (
    <div role="status">
      <Progress label="Progress" value={done} max={plan.length} />
      <p
        className={muted}
      >{`${formatNumber(done)} of ${formatNumber(plan.length)} changes made. You can close this: it goes on.`}</p>
    </div>
  );
}

/** Nobody takes an operation on by mistake. */
function NameField({ actor }: { readonly actor: OperationActor }) {
  const { kind, typed, failure } = useSelector(actor, ({ context }) => context);
  const busy = useSelector(actor, (snapshot) => snapshot.matches('taking'));
  if (kind === null) return null;
  return (
    <TextField
      label={`Type “${privilegedOperationTexts[kind]}” to go on`}
      value={typed}
      disabled={busy}
      autoComplete="off"
      error={failure?.fieldErrors['name']}
      onChange={({ target }) => actor.send({ type: 'name.typed', text: target.value })}
    />
  );
}

interface ButtonsProps {
  readonly actor: OperationActor;
  readonly actions: readonly PrivilegedAction[];
  readonly busy: boolean;
}

function Buttons({ actor, actions, busy }: ButtonsProps) {
  const taken = useSelector(actor, ({ context }) => context.action);
  return (
    <>
      <Button disabled={busy} onClick={() => actor.send({ type: 'operation.closed' })}>
        Close
      </Button>
      {actions
        .toSorted((one, other) => Number(one !== 'CANCEL') - Number(other !== 'CANCEL'))
        .map((action) => (
          <Button
            key={action}
            variant={action === 'CANCEL' ? 'danger' : 'primary'}
            disabled={busy && taken !== action}
            busy={busy && taken === action}
            busyLabel="Saving..."
            onClick={() => actor.send({ type: 'action.taken', action })}
          >
            {labels[action]}
          </Button>
        ))}
    </>
  );
}
