import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { articlesQuery, publishedCategoriesQuery, type ListedArticle } from '#src/api/organisation/help-desk.ts';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import { formatInstantDay } from '#src/components/format.ts';
import { PageTitle } from '#src/components/PageTitle.tsx';
import { filtersInWords } from '#src/components/register/filters.tsx';
import { ListContent } from '#src/components/register/ListContent.tsx';
import { RegisterToolbar } from '#src/components/register/RegisterToolbar.tsx';
import { countedOf } from '#src/components/words.ts';
import { listStateOf } from '#src/registers/list-state.ts';
import * as Table from '#src/ui/data/Table.tsx';
import { css } from '#styled/css/index.js';

import { ArticleDialog } from './ArticleDialog.tsx';
import { categoryFilter } from './CategoryFilter.tsx';
import { articlesOnPage, toArticleQuery, type HelpDeskSearch } from './search.ts';

const route = getRouteApi('/_app/_guarded/organisation/resource');

const screen = css({ display: 'flex', flexDirection: 'column', height: 'full' });
const noun = { one: 'article', many: 'articles' };

/** /organisation/resource: the articles of the help desk, and the one that is open. */
export function HelpDeskPage() {
  const address = route.useSearch();
  const navigate = route.useNavigate();
  const api = useApi();
  const page = useQuery(articlesQuery(api, toArticleQuery(address)));
  const categories = useQuery(publishedCategoriesQuery(api)).data ?? [];
  const show = (change: Partial<HelpDeskSearch>, { replace = false } = {}) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace });
  const filters = [categoryFilter(categories, address.category, (category) => show({ category, page: 1 }))];
  const clear = () => void navigate({ search: {} });
  return (
    <div className={screen}>
      <PageTitle title="Resource / Help Desk" note={page.data && countedOf(page.data.pagination, noun)} />
      <RegisterToolbar
        searchLabel="Search articles"
        search={address.search}
        onSearch={(search) => show({ search, page: 1 })}
        filters={filters}
        onClear={clear}
      />
      <ListContent
        noun={noun}
        list={listStateOf(page)}
        pages={{
          page: address.page,
          perPage: articlesOnPage,
          fixedSize: true,
          show: ({ page: next = 1 }, options) => show({ page: next }, options),
        }}
        why={filtersInWords(filters, address.search)}
        onClear={clear}
        onAdd={undefined}
        firstSteps="Articles that help with Attest will be listed here, once the platform has published some."
      >
        {(rows) => <ArticleTable rows={rows} busy={page.isPlaceholderData} address={address} />}
      </ListContent>
      <ArticleDialog id={address.article} onClose={() => show({ article: undefined })} />
    </div>
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
