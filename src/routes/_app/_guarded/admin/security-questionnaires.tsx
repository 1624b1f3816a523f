import { createFileRoute } from '@tanstack/react-router';

import { deferredSearch } from '#src/components/deferred-search.ts';
import { SecurityQuestionnairesPage } from '#src/features/standards-admin/bank/SecurityQuestionnairesPage.tsx';

export const Route = createFileRoute('/_app/_guarded/admin/security-questionnaires')({
  ...deferredSearch(async () => (await import('#src/features/standards-admin/bank/search.ts')).bankSearch),
  component: SecurityQuestionnairesPage,
});
