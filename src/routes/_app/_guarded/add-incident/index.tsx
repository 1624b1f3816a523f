import { createFileRoute } from '@tanstack/react-router';

import { ownPage } from '#src/components/register/own-page.ts';
import { IncidentPage } from '#src/features/incident/IncidentPage.tsx';

export const Route = createFileRoute('/_app/_guarded/add-incident/')({
  ...ownPage('incident'),
  component: IncidentPage,
});
