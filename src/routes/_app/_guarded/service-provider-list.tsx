import { createFileRoute } from '@tanstack/react-router';

import { ProviderListPage } from '#src/features/service-provider/ProviderListPage.tsx';
import { providerAddress } from '#src/features/service-provider/search.ts';
import { readEarly } from '#src/registers/read-early.ts';

export const Route = createFileRoute('/_app/_guarded/service-provider-list')({
  ...providerAddress.route,
  loaderDeps: ({ search }) => providerAddress.toQuery(search),
  loader: ({ context, deps }): void =>
    readEarly(
      context,
      async () => (await import('#src/api/service-provider/service-providers.ts')).serviceProviders,
      deps,
    ),
  component: ProviderListPage,
});
