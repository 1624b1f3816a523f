import { createFileRoute } from '@tanstack/react-router';

import { deferredSearch } from '#src/components/deferred-search.ts';
import { TreatmentActionsPage } from '#src/features/treatment-actions/TreatmentActionsPage.tsx';

export const Route = createFileRoute('/_app/_guarded/treatment-actions')({
  ...deferredSearch(async () => (await import('#src/features/treatment-actions/search.ts')).treatmentActionsSearch),
  component: TreatmentActionsPage,
});
