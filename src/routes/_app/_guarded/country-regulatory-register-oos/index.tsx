import { createFileRoute } from '@tanstack/react-router';

import { RequirementListPage } from '#src/features/regulatory-requirement/RequirementListPage.tsx';
import { requirementAddress } from '#src/features/regulatory-requirement/search.ts';
import { readEarly } from '#src/registers/read-early.ts';

export const Route = createFileRoute('/_app/_guarded/country-regulatory-register-oos/')({
  ...requirementAddress.route,
  loaderDeps: ({ search }) => requirementAddress.toQuery(search),
  loader: ({ context, deps }): void =>
    readEarly(context, async () => (await import('#src/api/regulatory-requirements.ts')).regulatoryRequirements, deps),
  component: RequirementListPage,
});
