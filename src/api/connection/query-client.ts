import { QueryClient } from '@tanstack/react-query';

import { ApiError } from './api-error.ts';

const maxRetryDelay = 30_000;

/** A refusal is final; only a missing answer or a server error is worth retrying. */
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
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, maxRetryDelay),
      },
      mutations: { networkMode: 'always' },
    },
  });
