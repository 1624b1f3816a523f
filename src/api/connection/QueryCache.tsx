import { QueryClientProvider } from '@tanstack/react-query';
import { use, type ReactNode } from 'react';

import { useQueries } from './QueriesProvider.tsx';

/** Wraps screens that read from the server; suspends only if the query cache has not loaded yet. */
export function QueryCache({ children }: { readonly children: ReactNode }) {
  const queries = useQueries();
  // Suspending costs a second rendering of the screen, which React delays by up to 300 ms.
  return <QueryClientProvider client={queries.loaded() ?? use(queries.client())}>{children}</QueryClientProvider>;
}
