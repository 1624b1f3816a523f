import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { managedArticlesQuery, managedCategoriesQuery } from '#src/api/organisation/help-desk.ts';
import { useMay } from '#src/components/SessionProvider.tsx';
import { Button } from '#src/ui/Button.tsx';
import { PlusIcon } from '#src/ui/tool-icons.tsx';

import { articleDraft, ArticleForm, useArticleDialog } from './article-form.tsx';
import { ArticleList } from './ArticleList.tsx';
import { CategoryDialog, categoryDraft, useCategoryDialog } from './category-dialog.tsx';
import { ManagedArticleTable } from './ManagedArticleTable.tsx';
import { toArticleQuery, type HelpDeskSearch } from './search.ts';

const route = getRouteApi('/_app/_guarded/admin/resources');

/** /admin/resources: the articles of the help desk, for those who write them. */
export function ArticlesPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const api = useApi();
  const page = useQuery(managedArticlesQuery(api, toArticleQuery(search)));
  const categories = useQuery(managedCategoriesQuery(api)).data ?? [];
  const form = useArticleDialog();
  const categoryForm = useCategoryDialog();
  const mayAdd = useMay({ feature: 'ADMIN_RESOURCE', level: 'ADD' });
  const show = (change: Partial<HelpDeskSearch>, { replace = false } = {}) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace });
  const add = () => form.send({ type: 'step.requested', draft: articleDraft(null) });
  return (
    <ArticleList
      title="Resources"
      address={{ search, show, clear: () => void navigate({ search: {} }) }}
      page={page}
      categories={categories}
      actions={
        mayAdd && (
          <>
            <Button onClick={() => categoryForm.send({ type: 'step.requested', draft: categoryDraft(categories) })}>
              Categories
            </Button>
            <Button variant="primary" onClick={add}>
              <PlusIcon /> Add article
            </Button>
          </>
        )
      }
      onAdd={mayAdd ? add : undefined}
      firstSteps="Write what helps people with Attest. An article is shown to all organisations once it is published."
      beside={
        <>
          <ArticleForm actor={form} categories={categories} />
          <CategoryDialog actor={categoryForm} categories={categories} />
        </>
      }
    >
      {(rows) => (
        <ManagedArticleTable
          rows={rows}
          busy={page.isPlaceholderData}
          onEdit={(article) => form.send({ type: 'step.requested', draft: articleDraft(article) })}
        />
      )}
    </ArticleList>
  );
}
