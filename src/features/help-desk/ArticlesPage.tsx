import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { managedArticlesQuery, managedCategoriesQuery } from '#src/api/organisation/help-desk.ts';
import { PageTitle } from '#src/components/PageTitle.tsx';
import { filtersInWords } from '#src/components/register/filters.tsx';
import { ListContent } from '#src/components/register/ListContent.tsx';
import { RegisterToolbar } from '#src/components/register/RegisterToolbar.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import { countedOf } from '#src/components/words.ts';
import { listStateOf } from '#src/registers/list-state.ts';
import { Button } from '#src/ui/Button.tsx';
import { PlusIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

import { articleDraft, ArticleForm, useArticleDialog } from './article-form.tsx';
import { CategoryDialog, categoryDraft, useCategoryDialog } from './category-dialog.tsx';
import { categoryFilter } from './CategoryFilter.tsx';
import { ManagedArticleTable } from './ManagedArticleTable.tsx';
import { articlesOnPage, toArticleQuery, type HelpDeskSearch } from './search.ts';

const route = getRouteApi('/_app/_guarded/admin/resources');

const screen = css({ display: 'flex', flexDirection: 'column', height: 'full' });
const noun = { one: 'article', many: 'articles' };

/** /admin/resources: the articles of the help desk, for those who write them. */
export function ArticlesPage() {
  const address = route.useSearch();
  const navigate = route.useNavigate();
  const api = useApi();
  const page = useQuery(managedArticlesQuery(api, toArticleQuery(address)));
  const categories = useQuery(managedCategoriesQuery(api)).data ?? [];
  const form = useArticleDialog();
  const categoryForm = useCategoryDialog();
  const mayAdd = useMay({ feature: 'ADMIN_RESOURCE', level: 'ADD' });
  const show = (change: Partial<HelpDeskSearch>, { replace = false } = {}) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace });
  const add = () => form.send({ type: 'step.requested', draft: articleDraft(null) });
  const filters = [categoryFilter(categories, address.category, (category) => show({ category, page: 1 }))];
  const clear = () => void navigate({ search: {} });
  return (
    <div className={screen}>
      <PageTitle
        title="Resources"
        note={page.data && countedOf(page.data.pagination, noun)}
        actions={
          mayAdd && (
            <>
              <Button onClick={() => categoryForm.send({ type: 'step.requested', draft: categoryDraft })}>
                Categories
              </Button>
              <Button variant="primary" onClick={add}>
                <PlusIcon /> Add article
              </Button>
            </>
          )
        }
      />
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
        onAdd={mayAdd ? add : undefined}
        firstSteps="Write what helps people with Attest. An article is shown to all organisations once it is published."
      >
        {(rows) => (
          <ManagedArticleTable
            rows={rows}
            busy={page.isPlaceholderData}
            onEdit={(article) => form.send({ type: 'step.requested', draft: articleDraft(article) })}
          />
        )}
      </ListContent>
      <ArticleForm actor={form} categories={categories} />
      <CategoryDialog actor={categoryForm} categories={categories} />
    </div>
  );
}
