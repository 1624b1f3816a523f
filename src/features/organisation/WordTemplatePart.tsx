import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import { linePlaces, contentPlace } from '#domain/report/word-places.ts';
import { saveFile } from '#src/actors/save-file.ts';
import { ApiError } from '#src/api/connection/api-error.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Schemas } from '#src/api/connection/client.ts';
import { replaceWordTemplate, wordTemplateQuery, wordTemplates } from '#src/api/organisation/word-template.ts';
import { formatInstant } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { formatSize } from '#src/registers/attachments/format-size.ts';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { css } from '#styled/css/index.js';

import { SettingsPart } from './SettingsPart.tsx';

const note = css({ margin: '0', color: 'fg.muted', maxWidth: '[70ch]' });
const place = css({ whiteSpace: 'nowrap' });
const file = css({ margin: '0', overflowWrap: 'anywhere' });
const rows = css({ display: 'grid', gap: '12', justifyItems: 'start' });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '8' });
const hidden = css({ display: 'none' });

/** The Word document into which the organisation's reports are written. */
export function WordTemplatePart() {
  const found = useQuery(wordTemplateQuery(useApi()));
  return (
    <SettingsPart
      title="Template for reports in Word"
      about="Reports that are made as Word documents take on the look of this one: its header, footer, styles and paper."
    >
      {found.isPending && <LoadingRows rows={2} />}
      {found.isError && <LoadFailed what="template" error={found.error} onRetry={() => void found.refetch()} />}
      {found.isSuccess && <WordTemplateForm template={found.data.template} />}
    </SettingsPart>
  );
}

/** Changes the template, and shows it as it is then. */
function useTemplateChange<Input>(change: (input: Input) => Promise<unknown>, title: string) {
  const queryClient = useQueryClient();
  const { queryKey } = wordTemplateQuery(useApi());
  return useMutation({
    mutationFn: change,
    onSuccess: () => toast.success('Updated successfully', 'The Word template'),
    // What is wrong with a file stands beside it.
    onError: (error) => {
      if (messageOn(error) === undefined) toast.error(title, error.message || texts.errors.fallback);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}

/** Why a file was not taken. */
const messageOn = (error: Error | null): string | undefined =>
  error instanceof ApiError ? (error.fieldErrors['file'] ?? error.fieldErrors['body']) : undefined;

function WordTemplateForm({ template }: Schemas['WordTemplateSetting']) {
  const api = useApi();
  const input = useRef<HTMLInputElement>(null);
  const replacing = useTemplateChange(
    (chosen: File) => replaceWordTemplate(api, chosen),
    'The template was not changed',
  );
  const removing = useTemplateChange(() => wordTemplates(api).clear({}), 'The template was not removed');
  const saving = useMutation({
    mutationFn: (which: 'download' | 'example') => wordTemplates(api)[which]({}),
    onSuccess: saveFile,
    onError: ({ message }) => toast.error('The file was not downloaded', message || texts.errors.fallback),
  });
  const problem = messageOn(replacing.error);
  return (
    <div className={rows}>
      {problem !== undefined && <Banner tone="danger">{problem}</Banner>}
      {template === null ? <Places /> : <Kept template={template} />}
      <input
        ref={input}
        className={hidden}
        type="file"
        aria-label="Word document"
        accept=".docx"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          // The same file can be chosen again once it was mended.
          target.value = '';
          if (chosen !== undefined) replacing.mutate(chosen);
        }}
      />
      <div className={buttons}>
        <Button busy={replacing.isPending} busyLabel="Uploading..." onClick={() => input.current?.click()}>
          {template === null ? 'Upload template' : 'Replace'}
        </Button>
        {template !== null && (
          <Button disabled={saving.isPending} onClick={() => saving.mutate('download')}>
            Download
          </Button>
        )}
        <Button disabled={saving.isPending} onClick={() => saving.mutate('example')}>
          Download an example
        </Button>
        {template !== null && (
          <Button busy={removing.isPending} busyLabel="Removing..." onClick={() => removing.mutate(undefined)}>
            Remove
          </Button>
        )}
      </div>
    </div>
  );
}

const braced = (name: string) => `{{${name}}}`;

const Places = () => (
  <p className={note}>
    Write <code className={place}>{braced(contentPlace)}</code> where the report is to stand, in a line of its own. The
    document may also have{' '}
    {linePlaces.map((name, index) => (
      <span key={name}>
        {index > 0 && (index === linePlaces.length - 1 ? ' and ' : ', ')}
        <code className={place}>{braced(name)}</code>
      </span>
    ))}
    .
  </p>
);

const Kept = ({ template: { name, size, uploadedAt, uploadedBy } }: { readonly template: Schemas['WordTemplate'] }) => (
  <p className={file}>
    {name}, {formatSize(size)}. Uploaded on {formatInstant(uploadedAt)} by {uploadedBy.name}.
  </p>
);
