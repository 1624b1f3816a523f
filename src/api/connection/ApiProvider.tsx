import { createContext, useContext, type ReactNode } from 'react';

import type { ApiClient } from './client.ts';

const ApiContext = createContext<ApiClient | null>(null);

export function ApiProvider({ api, children }: { readonly api: ApiClient; readonly children: ReactNode }) {
  return <ApiContext value={api}>{children}</ApiContext>;
}

/** Returns the application's single API client. */
export function useApi(): ApiClient {
  const api = useContext(ApiContext);
  if (api === null) throw new Error('useApi needs an ApiProvider');
  return api;
}
