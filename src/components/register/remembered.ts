import * as z from 'zod/mini';

/** What a person has chosen for a list, kept in their browser: it is theirs, not the organisation's. */
const remembered = z.object({
  perPage: z.catch(z.optional(z.int().check(z.gte(1), z.lte(100))), undefined),
  columns: z.catch(z.optional(z.array(z.string())), undefined),
});

export type ListChoices = z.infer<typeof remembered>;

const keyOf = (path: string) => `list:${path}`;

/** What is remembered for the list at a path; nothing where the storage is closed or holds something else. */
export function recallChoices(path: string): ListChoices {
  try {
    const found = remembered.safeParse(JSON.parse(localStorage.getItem(keyOf(path)) ?? '{}'));
    return found.success ? found.data : {};
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
