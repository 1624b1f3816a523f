import { createFileRoute } from '@tanstack/react-router';

import { ExemptionListPage } from '#src/features/exemption/ExemptionListPage.tsx';
import { exemptionAddress } from '#src/features/exemption/search.ts';
import { readEarly } from '#src/registers/read-early.ts';

export const Route = createFileRoute('/_app/_guarded/exemptions-register')({
  ...exemptionAddress.route,
  loaderDeps: ({ search }) => exemptionAddress.toQuery(search),
  loader: ({ context, deps }): void =>
    readEarly(context, async () => (await import('#src/api/exemptions.ts')).exemptions, deps),
  component: ExemptionListPage,
});
