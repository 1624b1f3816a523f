import { useSelector } from '@xstate/react';

import type {
  DocumentBatch,
  DocumentBatchTask,
  RefusedEntry,
} from '#machines/document-batch/document-batch.machine.ts';
import { isolated } from '#src/components/bidi.ts';
import { Refusable } from '#src/components/fields/Refusable.tsx';
import { counted } from '#src/components/words.ts';
import { labelWords } from '#src/registers/labels/label-words.tsx';
import { LabelsInput } from '#src/registers/labels/LabelsInput.tsx';
import { ActionDialog, type ActionDialogProps } from '#src/ui/overlay/ActionDialog.tsx';
import { css } from '#styled/css/index.js';

import { DestinationSelects } from './DestinationSelects.tsx';
import { entries, type BatchActor } from './useBatchActor.ts';

const list = css({ margin: '0', paddingInlineStart: '20', display: 'grid', gap: '4', textStyle: 'sm' });

type Words = Pick<ActionDialogProps, 'title' | 'description' | 'confirmLabel' | 'busyLabel' | 'tone' | 'role'>;

const wordsOf = ({ task, entries: { length } }: DocumentBatch): Words => {
  const what = counted(length, entries);
  if (task === 'MOVE') return { title: `Move ${what} to`, confirmLabel: `Move ${what}`, busyLabel: 'Moving...' };
  if (task === 'LABEL')
    return {
      title: `Add labels to ${what}`,
      description: 'They keep the labels that they have.',
      confirmLabel: 'Add labels',
      busyLabel: 'Adding...',
    };
  return {
    title: `Delete ${what}?`,
    description:
      'All their versions and what is in the folders are deleted with them, and can be brought back. What a record that is approved or closed has among its files stays.',
    confirmLabel: `Delete ${what}`,
    busyLabel: 'Deleting...',
    tone: 'danger',
    role: 'alertdialog',
  };
};

interface BatchDialogProps {
  readonly actor: BatchActor;
  readonly repository: { readonly id: string; readonly title: string };
}

/** Asks what is done with several files and folders, and names those with which it could not be done. */
export function BatchDialog({ actor, repository }: BatchDialogProps) {
  const { batch, outcome, failure } = useSelector(actor, ({ context }) => context);
  const busy = useSelector(actor, (snapshot) => snapshot.matches('taking'));
  if (batch === null) return null;
  if (outcome !== null)
    return <Refused task={batch.task} refused={outcome.refused} onClose={() => actor.send({ type: 'outcome.read' })} />;
  const change = (changes: Partial<DocumentBatch>) => actor.send({ type: 'batch.changed', changes });
  const errors = failure?.fieldErrors ?? {};
  return (
    <ActionDialog
      open
      {...wordsOf(batch)}
      busy={busy}
      onConfirm={() => actor.send({ type: 'batch.confirmed' })}
      onCancel={() => actor.send({ type: 'batch.cancelled' })}
    >
      <Refusable failure={failure}>
        {batch.task === 'MOVE' && (
          <DestinationSelects
            own={repository}
            to={batch}
            without={batch.entries.map(({ id }) => id)}
            errors={errors}
            onRepository={(repositoryId) => change({ repositoryId, folderId: null })}
            onFolder={(folderId) => change({ folderId })}
          />
        )}
        {batch.task === 'LABEL' && (
          <LabelsInput
            form={{
              draft: { labelIds: [...batch.labelIds] },
              readOnly: false,
              errorOf: (field) => errors[field],
              change: (_field, labelIds) => change({ labelIds }),
            }}
            field="labelIds"
            words={labelWords}
            current={[]}
            mayCreate
          />
        )}
      </Refusable>
    </ActionDialog>
  );
}

const notDone: Readonly<Record<DocumentBatchTask, string>> = {
  MOVE: 'not moved',
  LABEL: 'not labelled',
  REMOVE: 'not deleted',
};

interface RefusedProps {
  readonly task: DocumentBatchTask;
  readonly refused: readonly RefusedEntry[];
  readonly onClose: () => void;
}

const Refused = ({ task, refused, onClose }: RefusedProps) => (
  <ActionDialog
    open
    role="alertdialog"
    title={`${counted(refused.length, entries)} ${notDone[task]}`}
    confirmLabel={null}
    cancelLabel="Close"
    busy={false}
    busyLabel=""
    onConfirm={onClose}
    onCancel={onClose}
  >
    <ul className={list} aria-label="Why not">
      {refused.map(({ id, name, reason }) => (
        <li key={id}>
          <strong>{isolated(name)}</strong>: {reason}
        </li>
      ))}
    </ul>
  </ActionDialog>
);
