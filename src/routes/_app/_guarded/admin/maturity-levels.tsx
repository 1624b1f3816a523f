import { createFileRoute } from '@tanstack/react-router';

import { deferredSearch } from '#src/components/deferred-search.ts';
import { MaturityLevelsPage } from '#src/features/standards-admin/maturity/MaturityLevelsPage.tsx';

export const Route = createFileRoute('/_app/_guarded/admin/maturity-levels')({
  ...deferredSearch(async () => (await import('#src/features/standards-admin/maturity/search.ts')).levelsSearch),
  component: MaturityLevelsPage,
});
