import { QueryClient } from '@tanstack/react-query';

import { ApiError } from './api-error.ts';

const longestDelay = 30_000;

/** A refusal stays a refusal; only silence and trouble on the server's side are worth another try. */
const isWorthRetrying = (error: unknown) => !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/** Specification section 9, "Data fetching defaults". */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 2000,
        gcTime: 300_000,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 3 && isWorthRetrying(error),
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, longestDelay),
      },
      mutations: { networkMode: 'always' },
    },
  });
