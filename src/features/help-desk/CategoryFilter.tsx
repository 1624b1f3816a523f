import type { ArticleCategory } from '#src/api/organisation/help-desk.ts';
import type { RegisterFilter } from '#src/components/register/filters.tsx';
import { NativeSelect } from '#src/ui/form/NativeSelect.tsx';

/** Narrows a list to the articles of one category. */
export const categoryFilter = (
  categories: readonly ArticleCategory[],
  chosen: string | undefined,
  onChange: (category: string | undefined) => void,
): RegisterFilter => ({
  name: 'Category',
  field: (
    <NativeSelect
      label="Category"
      options={[{ value: '', label: 'All' }, ...categories.map(({ id, name }) => ({ value: id, label: name }))]}
      value={chosen ?? ''}
      onValueChange={(value) => onChange(value === '' ? undefined : value)}
    />
  ),
  value: categories.find(({ id }) => id === chosen)?.name,
  onRemove: () => onChange(undefined),
});
