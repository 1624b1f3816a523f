import { createContext, useContext, type ReactNode } from 'react';

import type { Queries } from './queries.ts';

const QueriesContext = createContext<Queries | null>(null);

export const QueriesProvider = ({ queries, children }: { readonly queries: Queries; readonly children: ReactNode }) => (
  <QueriesContext value={queries}>{children}</QueriesContext>
);

export function useQueries(): Queries {
  const queries = useContext(QueriesContext);
  if (queries === null) throw new Error('useQueries needs a QueriesProvider');
  return queries;
}
