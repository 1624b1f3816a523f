import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { addArticleFile, helpDeskKey, managedArticleQuery, managedArticles } from '#src/api/organisation/help-desk.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import * as Dialog from '#src/ui/overlay/Dialog.tsx';
import { TrashIcon, UploadIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

const list = css({ listStyle: 'none', padding: '0', marginBlockEnd: '16' });
const line = css({ display: 'flex', alignItems: 'center', gap: '8', paddingBlock: '4', borderBlockEnd: 'subtle' });
const name = css({ flex: '1', overflowWrap: 'anywhere' });

interface ArticleFilesProps {
  /** Of the article whose files are shown. */
  readonly id: string | undefined;
  readonly onClose: () => void;
}

/** The files of an article. */
export const ArticleFiles = ({ id, onClose }: ArticleFilesProps) => (
  <Dialog.Root size="md" open={id !== undefined} onOpenChange={({ open }) => !open && onClose()}>
    {id !== undefined && (
      <Dialog.Content title="Files of the article" description="A file can have at most 20 MB.">
        <Files id={id} />
      </Dialog.Content>
    )}
  </Dialog.Root>
);

function Files({ id }: { readonly id: string }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const { data, error, refetch } = useQuery(managedArticleQuery(api, id));
  const changing = useMutation({
    mutationFn: (change: () => Promise<unknown>) => change(),
    onError: (failure) => toast.error('The files were not changed', failure.message || texts.errors.fallback),
    onSettled: () => queryClient.invalidateQueries({ queryKey: helpDeskKey }),
  });
  if (data === undefined)
    return error === null ? <LoadingRows /> : <LoadFailed what="files" error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <ul className={list} aria-label="Files">
        {data.files.map((file) => (
          <li key={file.id} className={line}>
            <span className={name}>{file.name}</span>
            <IconButton
              label={`Remove ${file.name}`}
              disabled={changing.isPending}
              onClick={() => changing.mutate(() => managedArticles(api).removeFile({ path: { id, fileId: file.id } }))}
            >
              <TrashIcon />
            </IconButton>
          </li>
        ))}
      </ul>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="File to add"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) changing.mutate(() => addArticleFile(api, id, file));
          currentTarget.value = '';
        }}
      />
      <Button disabled={changing.isPending} onClick={() => input.current?.click()}>
        <UploadIcon /> {changing.isPending ? 'Saving...' : 'Add file'}
      </Button>
    </>
  );
}
