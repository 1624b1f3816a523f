import { QueryClientProvider } from '@tanstack/react-query';
import { use, type ReactNode } from 'react';

import { useQueries } from './QueriesProvider.tsx';

/** Wraps screens that read from the server; suspends until the query cache has loaded. */
export function QueryCache({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={use(useQueries().client())}>{children}</QueryClientProvider>;
}
