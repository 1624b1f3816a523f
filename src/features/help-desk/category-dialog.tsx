import { useQueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import { failing } from '#src/actors/failure.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { articleCategories, helpDeskKey, type ArticleCategory } from '#src/api/organisation/help-desk.ts';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';
import { useStepDialog, type StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { toast } from '#src/ui/feedback/toast.tsx';
import { NativeSelect } from '#src/ui/form/NativeSelect.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';

/** A category that is added, renamed or removed: with an empty id, a new one. */
export interface CategoryDraft {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly isRemoval: boolean;
  /** Those that could be chosen when the dialog was opened. */
  readonly known: readonly ArticleCategory[];
}

const newCategory = { id: '', version: 0, name: '', isRemoval: false } as const;

/** The draft of the dialog: of a new category, until another one is chosen. */
export const categoryDraft = (known: readonly ArticleCategory[]): CategoryDraft => ({ ...newCategory, known });

/** The category that was chosen is chosen again, as it is now. */
function carriedOver({ id, name, isRemoval }: CategoryDraft, requested: CategoryDraft): CategoryDraft {
  const now = requested.known.find((one) => one.id === id);
  return now === undefined || isRemoval ? requested : { ...requested, id, version: now.version, name };
}

/** The machine of the dialog of the categories. */
export function useCategoryDialog(): StepDialogActor<CategoryDraft> {
  const api = useApi();
  const queryClient = useQueryClient();
  return useStepDialog<CategoryDraft>(
    () =>
      fromPromise<void, StepInput<CategoryDraft>>(({ input: { draft } }) =>
        failing(async () => {
          const { id, version, name, isRemoval } = draft;
          if (id === '') await articleCategories(api).add({ body: { name } });
          else if (isRemoval) await articleCategories(api).discard({ path: { id } });
          else await articleCategories(api).change({ path: { id }, body: { version, name } });
        }).finally(() => void queryClient.invalidateQueries({ queryKey: helpDeskKey })),
      ),
    ({ isRemoval, name }) => toast.success(isRemoval ? 'Deleted successfully' : 'Saved successfully', name),
    {
      carriedOver,
      mistakesIn: ({ name, isRemoval }) => (!isRemoval && name.trim() === '' ? { name: 'Enter a name' } : {}),
    },
  );
}

const removal = '-remove';

interface CategoryDialogProps {
  readonly actor: StepDialogActor<CategoryDraft>;
  readonly categories: readonly ArticleCategory[];
}

/** Adds, renames or removes a category. */
export function CategoryDialog({ actor, categories }: CategoryDialogProps) {
  const choose = (value: string) => {
    const isRemoval = value.endsWith(removal);
    const chosen = categories.find(({ id }) => id === value.replace(removal, ''));
    if (chosen === undefined) return actor.send({ type: 'draft.changed', changes: newCategory });
    const { id, version, name } = chosen;
    actor.send({ type: 'draft.changed', changes: { id, version, name, isRemoval } });
  };
  const options = [
    { value: '', label: 'Add category' },
    ...categories.flatMap(({ id, name, articles }) => [
      { value: id, label: `Rename ${name}` },
      ...(articles === 0 ? [{ value: `${id}${removal}`, label: `Remove ${name}` }] : []),
    ]),
  ];
  return (
    <StepDialog
      actor={actor}
      words={({ id, isRemoval, name }) => {
        if (isRemoval) return { title: `Remove ${name}`, confirmLabel: 'Remove category', tone: 'danger' };
        return { title: 'Categories', confirmLabel: id === '' ? 'Add category' : 'Save category' };
      }}
    >
      {({ draft, change, errorOf }) => (
        <>
          <NativeSelect
            label="Change"
            options={options}
            value={draft.isRemoval ? `${draft.id}${removal}` : draft.id}
            onValueChange={choose}
          />
          {!draft.isRemoval && (
            <TextField
              label="Name"
              required
              maxLength={100}
              value={draft.name}
              error={errorOf('name')}
              onChange={({ currentTarget }) => change('name', currentTarget.value)}
            />
          )}
        </>
      )}
    </StepDialog>
  );
}
