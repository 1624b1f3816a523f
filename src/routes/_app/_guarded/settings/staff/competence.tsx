import { createFileRoute } from '@tanstack/react-router';

import { competences } from '#src/api/staff-competence.ts';
import { lookupRoute } from '#src/registers/lookup/lookup-search.ts';
import { PlainLookupPage } from '#src/registers/lookup/PlainLookupPage.tsx';

export const Route = createFileRoute('/_app/_guarded/settings/staff/competence')({
  ...lookupRoute,
  component: () => <PlainLookupPage source={competences} title="Competence" />,
});
