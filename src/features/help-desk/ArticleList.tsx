import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import type { ArticleCategory, ListedArticle } from '#src/api/organisation/help-desk.ts';
import type { Page } from '#src/api/record/register.ts';
import { PageTitle } from '#src/components/PageTitle.tsx';
import { filtersInWords } from '#src/components/register/filters.tsx';
import { ListContent } from '#src/components/register/ListContent.tsx';
import { RegisterToolbar } from '#src/components/register/RegisterToolbar.tsx';
import { countedOf } from '#src/components/words.ts';
import { listStateOf } from '#src/registers/list-state.ts';
import { css } from '#styled/css/index.js';

import { categoryFilter } from './CategoryFilter.tsx';
import { articlesOnPage, type HelpDeskSearch } from './search.ts';

const screen = css({ display: 'flex', flexDirection: 'column', height: 'full' });
const noun = { one: 'article', many: 'articles' };

/** The address of a list of articles, and how it is changed. */
interface ArticleAddress {
  readonly search: HelpDeskSearch;
  readonly show: (change: Partial<HelpDeskSearch>, options?: { readonly replace?: boolean }) => void;
  readonly clear: () => void;
}

interface ArticleListProps {
  readonly title: string;
  readonly address: ArticleAddress;
  readonly page: UseQueryResult<Page<ListedArticle>>;
  readonly categories: readonly ArticleCategory[];
  readonly actions?: ReactNode;
  /** Omitted for people who may not add. */
  readonly onAdd: (() => void) | undefined;
  readonly firstSteps: string;
  /** The table of the rows. */
  readonly children: (rows: readonly ListedArticle[]) => ReactNode;
  /** What the screen opens beside the list. */
  readonly beside: ReactNode;
}

/** The articles of the help desk with search and filter, for those who read and for those who write them. */
export function ArticleList(props: ArticleListProps) {
  const { title, address, page, categories, actions, onAdd, firstSteps, children, beside } = props;
  const { search, show, clear } = address;
  const filters = [categoryFilter(categories, search.category, (category) => show({ category, page: 1 }))];
  return (
    <div className={screen}>
      <PageTitle title={title} note={page.data && countedOf(page.data.pagination, noun)} actions={actions} />
      <RegisterToolbar
        searchLabel="Search articles"
        search={search.search}
        onSearch={(text) => show({ search: text, page: 1 })}
        filters={filters}
        onClear={clear}
      />
      <ListContent
        noun={noun}
        list={listStateOf(page)}
        pages={{
          page: search.page,
          perPage: articlesOnPage,
          fixedSize: true,
          show: ({ page: next = 1 }, options) => show({ page: next }, options),
        }}
        why={filtersInWords(filters, search.search)}
        onClear={clear}
        onAdd={onAdd}
        firstSteps={firstSteps}
      >
        {children}
      </ListContent>
      {beside}
    </div>
  );
}
