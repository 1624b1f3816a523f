import { wholeNumberOf } from '#src/components/search-schema.ts';

/** What a person has chosen for a list, kept in their browser: it is theirs, not the organisation's. */
export interface ListChoices {
  readonly perPage?: number | undefined;
  readonly columns?: readonly string[] | undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string';

const choicesIn = (found: object): ListChoices => ({
  perPage: 'perPage' in found ? wholeNumberOf(found.perPage, 1, 100, 0) || undefined : undefined,
  columns:
    'columns' in found && Array.isArray(found.columns) && found.columns.every(isText) ? found.columns : undefined,
});

const keyOf = (path: string) => `list:${path}`;

/** What is remembered for the list at a path; nothing where the storage is closed or holds something else. */
export function recallChoices(path: string): ListChoices {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(path)) ?? '{}');
    return typeof found === 'object' && found !== null ? choicesIn(found) : {};
  } catch {
    return {};
  }
}

export function rememberChoices(path: string, change: ListChoices): void {
  try {
    localStorage.setItem(keyOf(path), JSON.stringify({ ...recallChoices(path), ...change }));
  } catch {
    // A full or closed storage only forgets.
  }
}

/**
 * The search parameters that a link to a list carries: no size in the address always means ten rows, so the size a
 * person has chosen travels in the links that open the list.
 */
export const rememberedSearch = (path: string): { perPage?: number } => {
  const { perPage } = recallChoices(path);
  return perPage === undefined ? {} : { perPage };
};
