import { wholeNumberOf } from '#src/components/search-schema.ts';

/** A person's choices for a list, stored in their browser: they belong to the person, not the organisation. */
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

/** The stored choices for the list at a path; empty where storage is unavailable or holds something else. */
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
    // If storage is full or unavailable, the choice is simply not remembered.
  }
}

/**
 * The search parameters of a link to a list. An address without a page size always means ten rows, so the links that
 * open the list carry the person's chosen size.
 */
export const rememberedSearch = (path: string): { perPage?: number } => {
  const { perPage } = recallChoices(path);
  return perPage === undefined ? {} : { perPage };
};
