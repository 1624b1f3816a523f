import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { helpDeskKey, managedArticles, type Article, type ListedArticle } from '#src/api/organisation/help-desk.ts';
import { formatInstantDay, formatNumber } from '#src/components/format.ts';
import { useMay } from '#src/components/SessionProvider.tsx';
import { texts } from '#src/texts/en.ts';
import * as Table from '#src/ui/data/Table.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import * as Menu from '#src/ui/overlay/Menu.tsx';
import { MoreIcon } from '#src/ui/tool-icons.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

import { ArticleFiles } from './ArticleFiles.tsx';
import { PublicationItems } from './PublicationItems.tsx';
import { PublicationStatusText } from './PublicationStatusText.tsx';

interface ManagedArticleTableProps {
  readonly rows: readonly ListedArticle[];
  readonly busy: boolean;
  readonly onEdit: (article: Article) => void;
}

/** Articles with what can be done with each. */
export function ManagedArticleTable({ rows, busy, onEdit }: ManagedArticleTableProps) {
  const [withFiles, setWithFiles] = useState<string>();
  return (
    <>
      <Table.Root label="Articles" busy={busy}>
        <Table.Head>
          <Table.HeadCell flexible sticky="title">
            Title
          </Table.HeadCell>
          <Table.HeadCell>Category</Table.HeadCell>
          <Table.HeadCell>Status</Table.HeadCell>
          <Table.HeadCell>Files</Table.HeadCell>
          <Table.HeadCell>Updated</Table.HeadCell>
          <Table.HeadCell>
            <VisuallyHidden>Actions</VisuallyHidden>
          </Table.HeadCell>
        </Table.Head>
        <Table.Body>
          {rows.map((article) => (
            <Table.Row key={article.id}>
              <Table.TitleCell note={article.category?.name}>{article.title}</Table.TitleCell>
              <Table.Cell>{article.category?.name}</Table.Cell>
              <Table.Cell phone="end">
                <PublicationStatusText status={article.status} />
              </Table.Cell>
              <Table.Cell>{formatNumber(article.files)}</Table.Cell>
              <Table.Cell>{formatInstantDay(article.updatedAt)}</Table.Cell>
              <Table.Cell phone="end">
                <ArticleMenu article={article} onEdit={onEdit} onFiles={() => setWithFiles(article.id)} />
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
      <ArticleFiles id={withFiles} onClose={() => setWithFiles(undefined)} />
    </>
  );
}

interface ArticleMenuProps extends Pick<ManagedArticleTableProps, 'onEdit'> {
  readonly article: ListedArticle;
  readonly onFiles: () => void;
}

function ArticleMenu({ article: { id, title, status, version }, onEdit, onFiles }: ArticleMenuProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const mayEdit = useMay({ feature: 'ADMIN_RESOURCE', level: 'EDIT' });
  const onError = (error: Error) => toast.error('The article was not changed', error.message || texts.errors.fallback);
  const changing = useMutation({
    mutationFn: (change: () => Promise<unknown>) => change(),
    onError,
    onSettled: () => queryClient.invalidateQueries({ queryKey: helpDeskKey }),
  });
  // As it is now: what the list has is not all of it.
  const reading = useMutation({
    mutationFn: () => managedArticles(api).get({ path: { id } }),
    onSuccess: onEdit,
    onError,
  });
  if (!mayEdit) return null;
  return (
    <Menu.Root positioning={{ placement: 'bottom-end', gutter: 4 }}>
      <Menu.Trigger asChild>
        <IconButton label={`Actions for ${title}`} disabled={changing.isPending || reading.isPending}>
          <MoreIcon />
        </IconButton>
      </Menu.Trigger>
      <Menu.Content>
        <Menu.Item value="edit" onSelect={() => reading.mutate()}>
          Edit
        </Menu.Item>
        <Menu.Item value="files" onSelect={onFiles}>
          Files
        </Menu.Item>
        <PublicationItems
          status={status}
          onAction={(action) =>
            changing.mutate(() => managedArticles(api).changeStatus({ path: { id }, body: { version, action } }))
          }
        />
      </Menu.Content>
    </Menu.Root>
  );
}
