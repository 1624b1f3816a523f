import { useSelector } from '@xstate/react';

import { modesFor, type ConflictMode, type Transfer } from '#machines/document-transfer/document-transfer.machine.ts';
import { isolated } from '#src/components/bidi.ts';
import { Refusable } from '#src/components/fields/Refusable.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { RadioGroup } from '#src/ui/form/RadioGroup.tsx';
import { ActionDialog } from '#src/ui/overlay/ActionDialog.tsx';

import { DestinationSelects } from './DestinationSelects.tsx';
import type { TransferActor } from './document-dialogs.ts';

const modeLabels: Readonly<Record<ConflictMode, string>> = {
  STOP: 'Do nothing',
  RENAME: 'Keep both, under a free name',
  VERSION: 'Add it as a new version of the other file',
  MERGE: 'Put what is in it into the other folder',
};

const wordsOf = ({ task, entry }: Transfer) => {
  const noun = entry.kind === 'FOLDER' ? 'folder' : 'file';
  return task === 'COPY'
    ? { title: `Copy ${isolated(entry.name)} to`, confirmLabel: `Copy ${noun}`, busyLabel: 'Copying...' }
    : { title: `Move ${isolated(entry.name)} to`, confirmLabel: `Move ${noun}`, busyLabel: 'Moving...' };
};

interface TransferDialogProps {
  readonly actor: TransferActor;
  readonly repository: { readonly id: string; readonly title: string };
  /** Whether the person may add a version to another file. */
  readonly mayEdit: boolean;
}

/** Asks where a file or folder is copied or moved to, and what is done if its name is taken there. */
export function TransferDialog({ actor, repository, mayEdit }: TransferDialogProps) {
  const { transfer, isTaken, failure } = useSelector(actor, ({ context }) => context);
  const busy = useSelector(actor, (snapshot) => snapshot.matches('transferring'));
  if (transfer === null) return null;
  return (
    <ActionDialog
      open
      {...wordsOf(transfer)}
      busy={busy}
      onConfirm={() => actor.send({ type: 'transfer.confirmed' })}
      onCancel={() => actor.send({ type: 'transfer.cancelled' })}
    >
      <Refusable failure={failure}>
        <DestinationSelects
          own={repository}
          to={transfer}
          without={[transfer.entry.id]}
          errors={failure?.fieldErrors ?? {}}
          onRepository={(repositoryId) => actor.send({ type: 'repository.chosen', repositoryId })}
          onFolder={(folderId) => actor.send({ type: 'folder.chosen', folderId })}
        />
      </Refusable>
      {isTaken && (
        <>
          <Banner tone="warning">Its name is taken there. Nothing is overwritten.</Banner>
          <RadioGroup
            label="What to do"
            options={modesFor(transfer)
              .filter((value) => mayEdit || value !== 'VERSION')
              .map((value) => ({ value, label: modeLabels[value] }))}
            value={transfer.onConflict}
            onValueChange={(mode) => actor.send({ type: 'mode.chosen', mode })}
          />
        </>
      )}
    </ActionDialog>
  );
}
