import type { QueryClient } from '@tanstack/react-query';

/** The query cache, loaded with the first screen that needs it. */
export interface Queries {
  readonly client: () => Promise<QueryClient>;
  /** The query cache if it has loaded. */
  readonly loaded: () => QueryClient | null;
  /** Drops all cached data. */
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
    loaded: () => opened,
    clear: () => opened?.clear(),
  };
}
