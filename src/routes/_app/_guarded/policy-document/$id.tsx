import { createFileRoute } from '@tanstack/react-router';

import { PolicyDocumentPage } from '#src/features/policy/document/PolicyDocumentPage.tsx';
import { documentSearch } from '#src/features/policy/document/search.ts';

export const Route = createFileRoute('/_app/_guarded/policy-document/$id')({
  validateSearch: documentSearch,
  component: PolicyDocumentPage,
});
