import { useMutation } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';

import { hasWork, mayAnswer } from '#machines/import/import-context.ts';
import { saveFile } from '#src/actors/save-file.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { imports } from '#src/api/record/imports.ts';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { DownloadIcon } from '#src/ui/tool-icons.tsx';

import { ImportRows } from './ImportRows.tsx';
import type { StepProps } from './step.ts';
import { StepFailure } from './StepFailure.tsx';
import { StepFoot } from './StepFoot.tsx';
import { importLabel, planInWords } from './words.ts';

/** The third step: what would happen with each row. */
export function CheckedImport({ actor, noun, current }: StepProps) {
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const starting = useSelector(actor, (snapshot) => snapshot.matches('startingRun'));
  return (
    <>
      <StepFailure title="Nothing was imported" failure={context.failure} />
      <ImportRows current={current} />
      <StepFoot note={planInWords(current, noun)}>
        {(current.counts?.invalid ?? 0) > 0 && <ErrorsButton importId={current.id} />}
        <Button disabled={starting} onClick={() => actor.send({ type: 'file.discarded' })}>
          Discard file
        </Button>
        <Button disabled={starting} onClick={() => actor.send({ type: 'columns.reopened' })}>
          Back to the columns
        </Button>
        {mayAnswer(context) && (
          <Button disabled={starting} onClick={() => actor.send({ type: 'questions.opened' })}>
            Questions about the file
          </Button>
        )}
        {hasWork(context) && (
          <Button
            variant="primary"
            busy={starting}
            busyLabel="Starting..."
            onClick={() => actor.send({ type: 'import.requested' })}
          >
            {importLabel(current, noun)}
          </Button>
        )}
      </StepFoot>
    </>
  );
}

/** Downloads the rows with errors, to correct them and import them again. */
function ErrorsButton({ importId }: { readonly importId: string }) {
  const api = useApi();
  const download = useMutation({
    mutationFn: () => imports(api).errors({ path: { id: importId } }),
    onSuccess: saveFile,
    onError: ({ message }) => toast.error('The rows could not be downloaded', message),
  });
  return (
    <Button disabled={download.isPending} onClick={() => download.mutate()}>
      <DownloadIcon /> Rows with errors
    </Button>
  );
}
