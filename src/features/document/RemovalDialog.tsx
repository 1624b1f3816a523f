import { useSelector } from '@xstate/react';

import { mayRemove, type DocumentUses } from '#machines/document-removal/document-removal.machine.ts';
import { isolated } from '#src/components/bidi.ts';
import { counted } from '#src/components/words.ts';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { ActionDialog } from '#src/ui/overlay/ActionDialog.tsx';
import { css } from '#styled/css/index.js';

import type { DocumentRemovalActor } from './document-dialogs.ts';

const list = css({ margin: '0', paddingInlineStart: '20', display: 'grid', gap: '4', textStyle: 'sm' });
const note = css({ margin: '0', color: 'fg.muted' });

const keptWords = {
  APPROVED_WITH: 'approved with it',
  OF_CLOSED_RECORD: 'which is approved or closed',
} satisfies Readonly<Record<NonNullable<DocumentUses['uses'][number]['keptAs']>, string>>;

/** Shows which records have a file among their own before it is removed. */
export function RemovalDialog({ actor }: { readonly actor: DocumentRemovalActor }) {
  const { entry, uses, failure } = useSelector(actor, ({ context }) => context);
  const step = useSelector(actor, ({ value }) => value);
  if (entry === null) return null;
  const isFolder = entry.kind === 'FOLDER';
  const busy = step === 'finding' || step === 'removing';
  const isOffered = busy || mayRemove({ uses });
  return (
    <ActionDialog
      open
      role="alertdialog"
      title={`Delete ${isolated(entry.name)}?`}
      description={
        isFolder
          ? 'All files and folders in it are deleted with it. They can be brought back together, or one by one.'
          : 'All its versions are deleted with it, and can be brought back.'
      }
      confirmLabel={isOffered ? `Delete ${isFolder ? 'folder' : 'file'}` : null}
      cancelLabel={isOffered ? 'Cancel' : 'Close'}
      tone="danger"
      busy={busy}
      busyLabel={step === 'finding' ? 'Looking...' : 'Deleting...'}
      onConfirm={() => actor.send({ type: 'removal.confirmed' })}
      onCancel={() => actor.send({ type: 'removal.cancelled' })}
    >
      {failure !== null && <Banner tone="danger">{Object.values(failure.fieldErrors)[0] ?? failure.message}</Banner>}
      {failure !== null && uses === null && (
        <Button size="sm" onClick={() => actor.send({ type: 'uses.retried' })}>
          Try again
        </Button>
      )}
      {uses !== null && <Uses uses={uses} />}
    </ActionDialog>
  );
}

/** The records that have it. */
function Uses({ uses: { uses, count } }: { readonly uses: DocumentUses }) {
  if (count === 0) return <p className={note}>No record has it among its files.</p>;
  return (
    <>
      {mayRemove({ uses: { uses, count } }) ? (
        <p className={note}>
          {counted(count, { one: 'file of a record', many: 'files of records' })} came from here. Those keep their
          content.
        </p>
      ) : (
        <Banner tone="warning">
          A record that is approved or closed has a version among its files. It cannot be deleted.
        </Banner>
      )}
      <ul className={list} aria-label="Where it is used">
        {uses.slice(0, 10).map(({ document, number, record, keptAs }) => (
          <li key={`${document.id} ${number} ${record.id}`}>
            {record.ref} {isolated(record.title)}: {isolated(document.name)}, version {number}
            {keptAs !== null && `, ${keptWords[keptAs]}`}
          </li>
        ))}
        {count > uses.slice(0, 10).length && <li>and {count - uses.slice(0, 10).length} more</li>}
      </ul>
    </>
  );
}
