import type { QueryClient } from '@tanstack/react-query';

/** The query cache, which is loaded with the first screen that has a use for it. */
export interface Queries {
  readonly client: () => Promise<QueryClient>;
  /** Forgets everything that was read. */
  readonly clear: () => void;
}

export function createQueries(): Queries {
  let opened: QueryClient | null = null;
  let opening: Promise<QueryClient> | null = null;
  const open = async () => {
    const { createQueryClient } = await import('./query-client.ts');
    return (opened = createQueryClient());
  };
  return {
    client: () => (opening ??= open()),
    clear: () => opened?.clear(),
  };
}
