import { createFileRoute } from '@tanstack/react-router';

import { ownPage } from '#src/components/register/own-page.ts';
import { ProviderPage } from '#src/features/service-provider/ProviderPage.tsx';

export const Route = createFileRoute('/_app/_guarded/add-service-provider/')({
  ...ownPage('serviceProvider'),
  component: ProviderPage,
});
