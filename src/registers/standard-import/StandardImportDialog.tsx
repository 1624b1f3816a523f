import { useSelector } from '@xstate/react';

import type { CatalogueSide } from '#src/api/compliance/standards.ts';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { Progress } from '#src/ui/feedback/Progress.tsx';
import * as Dialog from '#src/ui/overlay/Dialog.tsx';
import { css } from '#styled/css/index.js';

import { ChooseStandard } from './ChooseStandard.tsx';
import { ImportedStandard } from './ImportedStandard.tsx';
import { ProposedStandard } from './ProposedStandard.tsx';
import { useStandardImport, type StandardImportActor } from './useStandardImport.ts';

const column = css({ display: 'grid', gap: '16', '& p': { margin: '0' } });

export interface StandardImportDialogProps {
  /** Whose catalogue it is imported into. */
  readonly side: CatalogueSide;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The import of a standard: from a file, or from what comes with Attest. Each opening starts from the beginning. */
export function StandardImportDialog({ side, open, onClose }: StandardImportDialogProps) {
  return (
    <Dialog.Root
      size="xl"
      open={open}
      closeOnInteractOutside={false}
      onOpenChange={(change) => !change.open && onClose()}
    >
      {open && <Opened side={side} onClose={onClose} />}
    </Dialog.Root>
  );
}

function Opened({ side, onClose }: Omit<StandardImportDialogProps, 'open'>) {
  const { actor, sent, choose } = useStandardImport(side);
  const state = useSelector(actor, ({ value }) => value);
  const isStoring = state === 'importing' || state === 'adding' || state === 'undoing';
  return (
    <Dialog.Content
      title={side === 'PLATFORM' ? 'Import a standard' : 'Import our own copy of a standard'}
      closable={!isStoring}
      footer={<Buttons actor={actor} onClose={onClose} />}
    >
      <div className={column}>
        <Refused actor={actor} />
        {(state === 'choosing' || state === 'adding') && <ChooseStandard side={side} actor={actor} onChoose={choose} />}
        {state === 'reading' && <Reading actor={actor} sent={sent} />}
        {(state === 'proposed' || state === 'importing') && <ProposedStandard side={side} actor={actor} />}
        {(state === 'imported' || state === 'undoing') && <ImportedStandard side={side} actor={actor} />}
      </div>
    </Dialog.Content>
  );
}

const titles: Readonly<Record<string, string>> = {
  choosing: 'Nothing was imported',
  proposed: 'The standard was not imported',
  imported: 'The import was not undone',
};

/** Why the last step was not done; what is wrong with a field stands beside it. */
function Refused({ actor }: { readonly actor: StandardImportActor }) {
  const failure = useSelector(actor, ({ context }) => context.failure);
  const state = useSelector(actor, ({ value }) => value);
  const heading = titles[state];
  if (failure === null || heading === undefined) return null;
  const { title, number, ...others } = failure.fieldErrors;
  const reasons = Object.values(others);
  if (reasons.length === 0 && (title !== undefined || number !== undefined)) return null;
  return (
    <Banner tone="danger" title={heading}>
      {reasons[0] ?? failure.message}
    </Banner>
  );
}

function Reading({ actor, sent }: { readonly actor: StandardImportActor; readonly sent: number }) {
  const file = useSelector(actor, ({ context }) => context.file);
  if (file === null) return null;
  return (
    <>
      <p role="status">
        {sent >= file.size ? 'Reading' : 'Uploading'} {file.name}...
      </p>
      <Progress label={`Uploading ${file.name}`} value={Math.min(sent, file.size)} max={Math.max(file.size, 1)} />
    </>
  );
}

/** What can be done in each state; the last one leads on. */
function Buttons({ actor, onClose }: { readonly actor: StandardImportActor; readonly onClose: () => void }) {
  const state = useSelector(actor, ({ value }) => value);
  switch (state) {
    case 'reading':
      return <Button onClick={() => actor.send({ type: 'reading.cancelled' })}>Cancel</Button>;
    case 'proposed':
    case 'importing':
      return (
        <>
          <Button disabled={state === 'importing'} onClick={() => actor.send({ type: 'file.discarded' })}>
            Choose another file
          </Button>
          <Button
            variant="primary"
            busy={state === 'importing'}
            busyLabel="Importing..."
            onClick={() => actor.send({ type: 'import.requested' })}
          >
            Import as draft
          </Button>
        </>
      );
    case 'imported':
    case 'undoing':
      return (
        <>
          <Button
            busy={state === 'undoing'}
            busyLabel="Undoing..."
            onClick={() => actor.send({ type: 'undo.requested' })}
          >
            Undo import
          </Button>
          <Button disabled={state === 'undoing'} onClick={() => actor.send({ type: 'another.requested' })}>
            Import another
          </Button>
          <Button variant="primary" disabled={state === 'undoing'} onClick={onClose}>
            Done
          </Button>
        </>
      );
    case 'choosing':
    case 'adding':
    default:
      return (
        <Button disabled={state === 'adding'} onClick={onClose}>
          Cancel
        </Button>
      );
  }
}
