import { useQueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import { failing } from '#src/actors/failure.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { helpDeskKey, managedArticles, type Article, type ArticleCategory } from '#src/api/organisation/help-desk.ts';
import { sameEdit } from '#src/registers/step-dialog/same-step.ts';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';
import { useStepDialog, type StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { toast } from '#src/ui/feedback/toast.tsx';
import { NativeSelect } from '#src/ui/form/NativeSelect.tsx';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';

import { TextEditor } from './TextEditor.tsx';

/** An article that is added or changed: without an id, a new one. */
export interface ArticleDraft {
  readonly id: string | null;
  readonly version: number;
  readonly title: string;
  readonly categoryId: string | null;
  readonly summary: string;
  readonly content: string;
  /** A link on each line: its label, a space, and its address. */
  readonly links: string;
}

export const articleDraft = (article: Article | null): ArticleDraft => ({
  id: article?.id ?? null,
  version: article?.version ?? 0,
  title: article?.title ?? '',
  categoryId: article?.category?.id ?? null,
  summary: article?.summary ?? '',
  content: article?.content ?? '',
  links: (article?.links ?? []).map(({ label, url }) => `${label} ${url}`).join('\n'),
});

/** The links that lines say: what follows the last space is the address. */
function linksIn(lines: string): Article['links'] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const at = line.lastIndexOf(' ');
      const url = line.slice(at + 1);
      return { label: at < 0 ? url : line.slice(0, at).trim(), url };
    });
}

const isAddress = (url: string) => /^https?:\/\/[A-Za-z0-9[][!-~]*$/.test(url);

function mistakesIn({ title, links }: ArticleDraft): Readonly<Record<string, string>> {
  const wrong = linksIn(links).find(({ url }) => !isAddress(url));
  return {
    ...(title.trim() === '' && { title: 'Enter a title' }),
    ...(wrong !== undefined && { links: `Enter a web address at the end of the line: ${wrong.url}` }),
  };
}

const carriedOver = sameEdit<ArticleDraft>(({ id }) => id ?? '');

/** The machine of the dialog of an article. */
export function useArticleDialog(): StepDialogActor<ArticleDraft> {
  const api = useApi();
  const queryClient = useQueryClient();
  return useStepDialog<ArticleDraft>(
    () =>
      fromPromise<void, StepInput<ArticleDraft>>(({ input: { draft } }) =>
        failing(async () => {
          const { id, version, ...typed } = draft;
          const input = { ...typed, links: linksIn(typed.links) };
          if (id === null) await managedArticles(api).add({ body: input });
          else await managedArticles(api).change({ path: { id }, body: { version, ...input } });
        }).finally(() => void queryClient.invalidateQueries({ queryKey: helpDeskKey })),
      ),
    ({ id, title }) => toast.success(id === null ? 'Created successfully' : 'Updated successfully', title),
    { mistakesIn, carriedOver },
  );
}

interface ArticleFormProps {
  readonly actor: StepDialogActor<ArticleDraft>;
  readonly categories: readonly ArticleCategory[];
}

/** Adds or changes an article. */
export const ArticleForm = ({ actor, categories }: ArticleFormProps) => (
  <StepDialog
    actor={actor}
    words={({ id }) =>
      id === null
        ? { title: 'Add article', confirmLabel: 'Add article', description: 'It is a draft until it is published.' }
        : { title: 'Edit article', confirmLabel: 'Save article' }
    }
  >
    {({ draft, change, errorOf }) => (
      <>
        <TextField
          label="Title"
          required
          maxLength={200}
          value={draft.title}
          error={errorOf('title')}
          onChange={({ currentTarget }) => change('title', currentTarget.value)}
        />
        <NativeSelect
          label="Category"
          options={[{ value: '', label: 'None' }, ...categories.map(({ id, name }) => ({ value: id, label: name }))]}
          value={draft.categoryId ?? ''}
          error={errorOf('categoryId')}
          onValueChange={(value) => change('categoryId', value === '' ? null : value)}
        />
        <TextField
          label="About"
          maxLength={500}
          value={draft.summary}
          error={errorOf('summary')}
          onChange={({ currentTarget }) => change('summary', currentTarget.value)}
        />
        <TextEditor
          label="Text"
          initial={draft.content}
          error={errorOf('content')}
          onChange={(html) => change('content', html)}
        />
        <TextArea
          label="Links"
          help="One on each line: what it is called, then its address."
          value={draft.links}
          error={errorOf('links')}
          onChange={({ currentTarget }) => change('links', currentTarget.value)}
        />
      </>
    )}
  </StepDialog>
);
