import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { fromPromise } from 'xstate';

import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import type { ChosenFile } from '#machines/upload/upload.machine.ts';
import { failing } from '#src/actors/failure.ts';
import { importMappings, mappingSetKey } from '#src/api/compliance/mapping-sets.ts';
import { ApiError } from '#src/api/connection/api-error.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';
import { useStepDialog } from '#src/registers/step-dialog/useStepDialog.ts';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { UploadIcon } from '#src/ui/tool-icons.tsx';

/** What the dialog of the import asks for. */
interface MappingsDraft {
  readonly file: ChosenFile | null;
  readonly source: string;
  readonly target: string;
}

/** The button that imports mappings, and its dialog. */
export function MappingImport() {
  const { actor, choose } = useMappingImport();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="primary"
        onClick={() => actor.send({ type: 'step.requested', draft: { file: null, source: '', target: '' } })}
      >
        <UploadIcon /> Import mappings
      </Button>
      <StepDialog
        actor={actor}
        words={() => ({
          title: 'Import mappings',
          confirmLabel: 'Import as draft',
          description: 'An OSCAL mapping-collection (JSON), or a filled-in template (CSV or Excel), of at most 20 MB.',
        })}
      >
        {({ draft, change, errorOf }) => (
          <>
            <input
              ref={input}
              type="file"
              hidden
              accept=".json,.csv,.tsv,.txt,.xlsx"
              aria-label="File with the mappings"
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? [];
                if (file !== undefined) change('file', choose(file));
                currentTarget.value = '';
              }}
            />
            <Button onClick={() => input.current?.click()}>
              {draft.file === null ? 'Choose file' : `Chosen: ${draft.file.name}`}
            </Button>
            <TextField
              label="Mapped standard"
              help="As its publisher calls it. Only for files that do not say it."
              maxLength={300}
              value={draft.source}
              error={errorOf('source')}
              onChange={({ currentTarget }) => change('source', currentTarget.value)}
            />
            <TextField
              label="Standard that it is mapped to"
              maxLength={300}
              value={draft.target}
              error={errorOf('target')}
              onChange={({ currentTarget }) => change('target', currentTarget.value)}
            />
          </>
        )}
      </StepDialog>
    </>
  );
}

function useMappingImport() {
  const api = useApi();
  const queryClient = useQueryClient();
  const [contents] = useState(() => new Map<string, Blob>());
  const actor = useStepDialog<MappingsDraft>(
    () =>
      fromPromise<void, StepInput<MappingsDraft>>(({ input: { draft }, signal }) =>
        failing(async () => {
          const file = draft.file === null ? undefined : contents.get(draft.file.key);
          if (file === undefined) throw new ApiError(400, 'Choose a file');
          const { source, target } = draft;
          await importMappings(api, { file, source: source.trim(), target: target.trim(), signal });
        }).finally(() => void queryClient.invalidateQueries({ queryKey: mappingSetKey })),
      ),
    ({ file }) => toast.success('Mappings imported', file?.name),
  );
  const choose = (file: File): ChosenFile => {
    const key = crypto.randomUUID();
    contents.clear();
    contents.set(key, file);
    return { key, name: file.name, size: file.size };
  };
  return { actor, choose };
}
