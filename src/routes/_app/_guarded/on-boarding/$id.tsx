import { createFileRoute } from '@tanstack/react-router';

import { oneOf, searchSchema } from '#src/components/search-schema.ts';
import { OrganisationPage } from '#src/features/organisation/OrganisationPage.tsx';

/** `step=organisation` opens the organisation's settings (specification section 2.4). */
export const Route = createFileRoute('/_app/_guarded/on-boarding/$id')({
  validateSearch: searchSchema((given) => ({ step: oneOf(['organisation'], given['step']) })),
  component: OrganisationPage,
});
