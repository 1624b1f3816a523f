import { createFileRoute } from '@tanstack/react-router';

import { ProviderListPage } from '#src/features/service-provider/ProviderListPage.tsx';
import { registerRoute } from '#src/registers/register-route.ts';

export const Route = createFileRoute('/_app/_guarded/service-provider-list')({
  ...registerRoute(
    { kind: 'serviceProvider', param: 'provider' },
    () => import('#src/features/service-provider/search.ts'),
  ),
  component: ProviderListPage,
});
