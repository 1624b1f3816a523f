import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { articlesQuery, publishedCategoriesQuery, type ListedArticle } from '#src/api/organisation/help-desk.ts';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import { formatInstantDay } from '#src/components/format.ts';
import * as Table from '#src/ui/data/Table.tsx';

import { ArticleDialog } from './ArticleDialog.tsx';
import { ArticleList } from './ArticleList.tsx';
import { toArticleQuery, type HelpDeskSearch } from './search.ts';

const route = getRouteApi('/_app/_guarded/organisation/resource');

/** /organisation/resource: the articles of the help desk, and the one that is open. */
export function HelpDeskPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const api = useApi();
  const page = useQuery(articlesQuery(api, toArticleQuery(search)));
  const categories = useQuery(publishedCategoriesQuery(api)).data ?? [];
  const show = (change: Partial<HelpDeskSearch>, { replace = false } = {}) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace });
  return (
    <ArticleList
      title="Resource / Help Desk"
      address={{ search, show, clear: () => void navigate({ search: {} }) }}
      page={page}
      categories={categories}
      onAdd={undefined}
      firstSteps="Articles that help with Attest will be listed here, once the platform has published some."
      beside={<ArticleDialog id={search.article} onClose={() => show({ article: undefined })} />}
    >
      {(rows) => <ArticleTable rows={rows} busy={page.isPlaceholderData} address={search} />}
    </ArticleList>
  );
}

interface ArticleTableProps {
  readonly rows: readonly ListedArticle[];
  readonly busy: boolean;
  readonly address: HelpDeskSearch;
}

const ArticleTable = ({ rows, busy, address }: ArticleTableProps) => (
  <Table.Root label="Articles" busy={busy}>
    <Table.Head>
      <Table.HeadCell flexible sticky="title">
        Title
      </Table.HeadCell>
      <Table.HeadCell flexible>About</Table.HeadCell>
      <Table.HeadCell>Category</Table.HeadCell>
      <Table.HeadCell>Updated</Table.HeadCell>
    </Table.Head>
    <Table.Body>
      {rows.map(({ id, title, summary, category, updatedAt }) => (
        <Table.Row key={id}>
          <Table.TitleCell note={summary === '' ? (category?.name ?? '') : summary}>
            <Link to="/organisation/resource" search={{ ...address, article: id }}>
              {title}
            </Link>
          </Table.TitleCell>
          <Table.Cell flexible>
            <WordsCell>{summary}</WordsCell>
          </Table.Cell>
          <Table.Cell>{category?.name}</Table.Cell>
          <Table.Cell phone="end">{formatInstantDay(updatedAt)}</Table.Cell>
        </Table.Row>
      ))}
    </Table.Body>
  </Table.Root>
);
