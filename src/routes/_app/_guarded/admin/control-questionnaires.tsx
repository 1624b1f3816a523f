import { createFileRoute } from '@tanstack/react-router';

import { deferredSearch } from '#src/components/deferred-search.ts';
import { ControlQuestionnairesPage } from '#src/features/standards-admin/ControlQuestionnairesPage.tsx';

export const Route = createFileRoute('/_app/_guarded/admin/control-questionnaires')({
  ...deferredSearch(async () => (await import('#src/features/standards-admin/search.ts')).draftSearch),
  component: ControlQuestionnairesPage,
});
