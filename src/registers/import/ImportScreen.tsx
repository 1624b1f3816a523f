import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { ListFrame } from '#src/components/register/ListFrame.tsx';
import type { Noun } from '#src/components/words.ts';
import { Button } from '#src/ui/Button.tsx';
import { ErrorState } from '#src/ui/feedback/ErrorState.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { ChevronLeftIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

import { AssignColumns } from './AssignColumns.tsx';
import { CheckedImport } from './CheckedImport.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { EndedImport } from './EndedImport.tsx';
import { FailedImport } from './FailedImport.tsx';
import { Questions } from './questions/Questions.tsx';
import type { StepProps } from './step.ts';
import { useImportActor, type ImportSource } from './useImportActor.ts';
import { WorkingImport } from './WorkingImport.tsx';

interface ImportScreenProps {
  readonly source: ImportSource;
  readonly noun: Noun;
  readonly mayEdit: boolean;
  /** What the list has that the person returns to; the noun by default. */
  readonly backTo?: string;
  /** Imports of other formats. */
  readonly others?: ReactNode;
  /** What else the person has changed in the last day and can undo, while no file is chosen. */
  readonly changes?: ReactNode;
  /** Returns to the list. */
  readonly onBack: () => void;
}

const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12',
  paddingInline: { base: '16', md: '20' },
  paddingBlockEnd: '12',
  borderBlockEnd: 'default',
});
const fileName = css({
  minWidth: '0',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: 'fg.muted',
});

/** The import of a file, at the path of a register or look-up with `view=import` (decision 046). */
export function ImportScreen({
  source,
  noun,
  backTo = noun.many,
  mayEdit,
  others,
  changes,
  onBack,
}: ImportScreenProps) {
  const { actor, sent, choose } = useImportActor(source);
  const name = useSelector(actor, ({ context }) => context.current?.fileName);
  return (
    <ListFrame
      title={`Import ${noun.many}`}
      noun={noun}
      count={undefined}
      onAdd={undefined}
      toolbar={
        <div className={tools}>
          <Button onClick={onBack}>
            <ChevronLeftIcon /> Back to {backTo}
          </Button>
          <span className={fileName} dir="auto">
            {name}
          </span>
          {others}
        </div>
      }
      panel={null}
    >
      <Step
        actor={actor}
        kind={source.name}
        noun={noun}
        mayEdit={mayEdit}
        sent={sent}
        changes={changes}
        onChoose={choose}
      />
    </ListFrame>
  );
}

interface AnyStepProps extends Pick<StepProps, 'actor' | 'noun'> {
  readonly kind: string;
  readonly mayEdit: boolean;
  readonly sent: number;
  readonly changes: ReactNode;
  readonly onChoose: (file: File) => void;
}

function Step({ actor, kind, noun, mayEdit, sent, changes, onChoose }: AnyStepProps) {
  const snapshot = useSelector(actor, (found) => found);
  const { failure, current } = snapshot.context;
  if (snapshot.matches('unavailable'))
    return (
      <ErrorState
        title="Your imports could not be loaded"
        actions={<Button onClick={() => actor.send({ type: 'retried' })}>Try again</Button>}
      >
        {failure?.message}
      </ErrorState>
    );
  if (snapshot.matches('choosing') || snapshot.matches('uploading'))
    return (
      <ChooseFile actor={actor} kind={kind} noun={noun} sent={sent} onChoose={onChoose}>
        {changes}
      </ChooseFile>
    );
  if (current === null) return <LoadingRows />;
  const step = { actor, noun, current };
  if (snapshot.matches('working')) return <WorkingImport {...step} />;
  if (snapshot.matches('failed')) return <FailedImport {...step} />;
  if (snapshot.matches('assigning') || snapshot.matches('choosingHeader') || snapshot.matches('startingCheck'))
    return <AssignColumns {...step} mayEdit={mayEdit} />;
  if (snapshot.matches('questions')) return <Questions key={current.id} {...step} />;
  if (snapshot.matches('checked') || snapshot.matches('startingRun')) return <CheckedImport {...step} />;
  if (snapshot.matches('discarding')) return <LoadingRows />;
  return <EndedImport {...step} />;
}
