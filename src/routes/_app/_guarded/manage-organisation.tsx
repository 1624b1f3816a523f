import { createFileRoute } from '@tanstack/react-router';

import { OrganisationScreen } from '#src/app/pages/OrganisationScreen.tsx';

export const Route = createFileRoute('/_app/_guarded/manage-organisation')({ component: OrganisationScreen });
