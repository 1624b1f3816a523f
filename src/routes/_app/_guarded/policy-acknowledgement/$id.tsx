import { createFileRoute } from '@tanstack/react-router';

import { deferredSearch } from '#src/components/deferred-search.ts';
import { AcknowledgementPage } from '#src/features/policy/acknowledgement/AcknowledgementPage.tsx';

export const Route = createFileRoute('/_app/_guarded/policy-acknowledgement/$id')({
  ...deferredSearch(async () => (await import('#src/features/policy/acknowledgement/search.ts')).acknowledgementSearch),
  component: AcknowledgementPage,
});
