import { createFileRoute, stripSearchParams } from '@tanstack/react-router';

import { AcknowledgementPage } from '#src/features/policy/acknowledgement/AcknowledgementPage.tsx';
import { acknowledgementDefaults, acknowledgementSearch } from '#src/features/policy/acknowledgement/search.ts';

export const Route = createFileRoute('/_app/_guarded/policy-acknowledgement/$id')({
  validateSearch: acknowledgementSearch,
  search: { middlewares: [stripSearchParams(acknowledgementDefaults)] },
  component: AcknowledgementPage,
});
