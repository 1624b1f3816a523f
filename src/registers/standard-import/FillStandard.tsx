import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { catalogueKey, fillStandard, type CatalogueSide, type StandardFilling } from '#src/api/compliance/standards.ts';
import { ApiError } from '#src/api/connection/api-error.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { counted, enumerated } from '#src/components/words.ts';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import { UploadIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

import { notNow, UnsavedNote } from '../unsaved/UnsavedNote.tsx';
import { useUnsavedDraft } from '../unsaved/useUnsavedDraft.ts';
import { FileWarnings } from './FileWarnings.tsx';

const column = css({ display: 'grid', gap: '12', '& p': { margin: '0' } });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '8' });

interface FillStandardProps {
  readonly side: CatalogueSide;
  readonly versionId: string;
}

const pastedLabel = 'Titles and texts';

/** Fills titles and texts of a draft from the licensed copy: a filled-in template, or cells that were copied. */
export function FillStandard({ side, versionId }: FillStandardProps) {
  const [pasted, setPasted] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const unsaved = useUnsavedDraft({
    title: pastedLabel,
    draft: { pasted },
    onChange: (changes) => setPasted(changes.pasted ?? pasted),
  });
  const fill = useFilling({ side, id: versionId }, () => setPasted(''));
  return (
    <div className={column}>
      {fill.isError && (
        <Banner tone="danger" title="Nothing was filled in">
          {reasonOf(fill.error)}
        </Banner>
      )}
      {fill.data !== undefined && <Filled filling={fill.data} />}
      <UnsavedNote actor={unsaved} labelOf={() => pastedLabel} obstacle={fill.isPending ? notNow : undefined} />
      <TextArea
        label={pastedLabel}
        help="Copy cells from a spreadsheet: reference, title, statement. With a header row, its columns can be in any order."
        value={pasted}
        disabled={fill.isPending}
        onChange={({ currentTarget }) => setPasted(currentTarget.value)}
      />
      <input
        ref={file}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,.xlsx"
        aria-label="File with titles and texts"
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          if (chosen !== undefined) fill.mutate(chosen);
          currentTarget.value = '';
        }}
      />
      <div className={buttons}>
        <Button
          disabled={pasted.trim() === ''}
          busy={fill.isPending}
          busyLabel="Filling in..."
          onClick={() => fill.mutate(new Blob([pasted]))}
        >
          Fill in what is pasted
        </Button>
        <Button disabled={fill.isPending} onClick={() => file.current?.click()}>
          <UploadIcon /> Fill in from a file
        </Button>
      </div>
    </div>
  );
}

function useFilling(draft: { readonly side: CatalogueSide; readonly id: string }, onFilled: () => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (content: Blob) =>
      fillStandard(api, draft, {
        file: content,
        signal: new AbortController().signal,
        onProgress: () => undefined,
      }),
    onSuccess: onFilled,
    onSettled: () => queryClient.invalidateQueries({ queryKey: catalogueKey }),
  });
}

const reasonOf = (error: Error): string =>
  (error instanceof ApiError ? Object.values(error.fieldErrors)[0] : undefined) ??
  (error.message || texts.errors.fallback);

function Filled({ filling: { filled, unknownRefs, warnings } }: { readonly filling: StandardFilling }) {
  return (
    <>
      <p role="status">
        {counted(filled, { one: 'reference', many: 'references' })} filled in.
        {unknownRefs.length > 0 && ` Not in this standard: ${enumerated(unknownRefs, 5)}.`}
      </p>
      <FileWarnings warnings={warnings} />
    </>
  );
}
