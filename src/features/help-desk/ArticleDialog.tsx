import { useMutation, useQuery } from '@tanstack/react-query';

import { saveFile } from '#src/actors/save-file.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { articleQuery, articles, type Article } from '#src/api/organisation/help-desk.ts';
import { formatInstantDay } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';
import * as Dialog from '#src/ui/overlay/Dialog.tsx';
import { RichText } from '#src/ui/rich-text/RichText.tsx';
import { css } from '#styled/css/index.js';

const list = css({ listStyle: 'none', padding: '0', display: 'grid', gap: '8', justifyItems: 'start' });
const heading = css({ textStyle: 'title.md', marginBlockStart: '20', marginBlockEnd: '8' });

interface ArticleDialogProps {
  /** Of the article that is open. */
  readonly id: string | undefined;
  readonly onClose: () => void;
}

/** An article to read, with its files and links. */
export const ArticleDialog = ({ id, onClose }: ArticleDialogProps) => (
  <Dialog.Root size="xl" open={id !== undefined} onOpenChange={({ open }) => !open && onClose()}>
    {id !== undefined && <Opened id={id} />}
  </Dialog.Root>
);

function Opened({ id }: { readonly id: string }) {
  const { data, error, refetch } = useQuery(articleQuery(useApi(), id));
  if (data === undefined)
    return (
      <Dialog.Content title="Article">
        {error === null ? <LoadingRows /> : <LoadFailed what="article" error={error} onRetry={() => void refetch()} />}
      </Dialog.Content>
    );
  return (
    <Dialog.Content
      title={data.title}
      eyebrow={[data.category?.name, `Updated ${formatInstantDay(data.updatedAt)}`].filter(Boolean).join(' · ')}
      description={data.summary}
    >
      <RichText html={data.content} />
      <Files article={data} />
      <Links article={data} />
    </Dialog.Content>
  );
}

function Files({ article: { id, files } }: { readonly article: Article }) {
  const api = useApi();
  const saving = useMutation({
    mutationFn: (fileId: string) => articles(api).file({ path: { id, fileId } }),
    onSuccess: saveFile,
    onError: (error) => toast.error('The file was not downloaded', error.message || texts.errors.fallback),
  });
  if (files.length === 0) return null;
  return (
    <section aria-label="Files">
      <h3 className={heading}>Files</h3>
      <ul className={list}>
        {files.map((file) => (
          <li key={file.id}>
            <Button disabled={saving.isPending} onClick={() => saving.mutate(file.id)}>
              Download {file.name}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Links({ article: { links } }: { readonly article: Article }) {
  if (links.length === 0) return null;
  return (
    <section aria-label="Links">
      <h3 className={heading}>Links</h3>
      <ul className={list}>
        {links.map(({ label, url }) => (
          <li key={`${label} ${url}`}>
            <TextLink href={url} newTab>
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
