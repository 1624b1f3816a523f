import { createFileRoute } from '@tanstack/react-router';

import { RequirementListPage } from '#src/features/regulatory-requirement/RequirementListPage.tsx';
import { registerRoute } from '#src/registers/register-route.ts';

export const Route = createFileRoute('/_app/_guarded/country-regulatory-register-oos/')({
  ...registerRoute(
    { kind: 'regulatoryRequirement', param: 'requirement' },
    () => import('#src/features/regulatory-requirement/search.ts'),
  ),
  component: RequirementListPage,
});
