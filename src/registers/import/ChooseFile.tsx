import { useMutation } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useRef, type ReactNode } from 'react';

import { saveFile } from '#src/actors/save-file.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { imports } from '#src/api/record/imports.ts';
import { useDrop } from '#src/components/useDrop.ts';
import type { Noun } from '#src/components/words.ts';
import { Button } from '#src/ui/Button.tsx';
import { Progress } from '#src/ui/feedback/Progress.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { NativeSelect } from '#src/ui/form/NativeSelect.tsx';
import { DownloadIcon, UploadIcon } from '#src/ui/tool-icons.tsx';
import { css, cx } from '#styled/css/index.js';

import { formatSize } from '../attachments/format-size.ts';
import { stepBody, stepColumn, stepNote } from './import-styles.ts';
import { RecentImports } from './RecentImports.tsx';
import { StepFailure } from './StepFailure.tsx';
import type { ImportActor } from './useImportActor.ts';
import { delimiters } from './words.ts';

interface ChooseFileProps {
  readonly actor: ImportActor;
  readonly kind: string;
  readonly noun: Noun;
  readonly sent: number;
  readonly onChoose: (file: File) => void;
  /** Below the imports of the last day. */
  readonly children: ReactNode;
}

const dropping = css({ '&[data-over]': { background: 'bg.selected' } });
const dropZone = css({
  display: 'grid',
  justifyItems: 'start',
  gap: '10',
  padding: '20',
  border: '[1px dashed token(colors.border.control)]',
  borderRadius: 'md',
});
const formats = css({ display: 'flex', flexWrap: 'wrap', gap: '8', alignItems: 'center' });

/** The first step: a file, or an import of the last day. */
export function ChooseFile({ actor, kind, noun, sent, onChoose, children }: ChooseFileProps) {
  const { failure, file, recent, format } = useSelector(actor, ({ context }) => context);
  const uploading = useSelector(actor, (snapshot) => snapshot.matches('uploading'));
  const drop = useDrop(!uploading, ([first]) => {
    if (first !== undefined) onChoose(first);
  });
  return (
    <div className={cx(stepBody, dropping)} {...drop}>
      <div className={stepColumn}>
        <StepFailure title="The file was not uploaded" failure={failure} />
        <div className={dropZone}>
          {uploading && file !== null ? (
            <Uploading
              name={file.name}
              size={file.size}
              sent={sent}
              onCancel={() => actor.send({ type: 'upload.cancelled' })}
            />
          ) : (
            <>
              <Chooser onChoose={onChoose} />
              <NativeSelect
                label="Separator of the columns of a CSV file"
                options={[{ value: '', label: 'Detect automatically' }, ...delimiters]}
                value={format.delimiter ?? ''}
                onValueChange={(value) => actor.send({ type: 'format.chosen', format: { delimiter: value || null } })}
              />
            </>
          )}
        </div>
        <Templates kind={kind} noun={noun} />
      </div>
      {recent.length > 0 && (
        <RecentImports
          noun={noun}
          recent={recent}
          disabled={uploading}
          onOpen={(id) => actor.send({ type: 'import.opened', id })}
        />
      )}
      {children}
    </div>
  );
}

function Chooser({ onChoose }: Pick<ChooseFileProps, 'onChoose'>) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <p className={stepNote}>
        Choose a CSV, Excel (.xlsx) or JSON file, or drop it here. It may have up to 20 MB and 50,000 rows. Nothing is
        imported before you have seen what will happen.
      </p>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,.xlsx,.json"
        aria-label="File to import"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) onChoose(file);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <Button variant="primary" onClick={() => input.current?.click()}>
        <UploadIcon /> Choose file
      </Button>
    </>
  );
}

interface UploadingProps {
  readonly name: string;
  readonly size: number;
  readonly sent: number;
  readonly onCancel: () => void;
}

function Uploading({ name, size, sent, onCancel }: UploadingProps) {
  const isSent = sent >= size;
  return (
    <>
      <p className={stepNote} role="status">
        {isSent ? `Reading ${name}...` : `Uploading ${name}...`}
      </p>
      {/* Headers are sent too. */}
      <Progress label={`Uploading ${name}`} value={Math.min(sent, size)} max={Math.max(size, 1)} />
      <p className={stepNote}>{formatSize(size)}</p>
      <Button onClick={onCancel}>Cancel</Button>
    </>
  );
}

/** Downloads of an empty file with the headers of the register. */
function Templates({ kind, noun }: Pick<ChooseFileProps, 'kind' | 'noun'>) {
  const api = useApi();
  const download = useMutation({
    mutationFn: (format: 'csv' | 'xlsx') => imports(api).template({ query: { kind, format } }),
    onSuccess: saveFile,
    onError: ({ message }) => toast.error('The template could not be downloaded', message),
  });
  return (
    <div className={formats}>
      <p className={stepNote}>An empty file with a column for every field of {noun.many}:</p>
      {(['xlsx', 'csv'] as const).map((format) => (
        <Button key={format} size="sm" disabled={download.isPending} onClick={() => download.mutate(format)}>
          <DownloadIcon /> Template (.{format})
        </Button>
      ))}
    </div>
  );
}
