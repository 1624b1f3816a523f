import { createFileRoute } from '@tanstack/react-router';

import { privacyLaws } from '#src/api/regulatory-requirements.ts';
import { lookupRoute } from '#src/registers/lookup/lookup-search.ts';
import { PlainLookupPage } from '#src/registers/lookup/PlainLookupPage.tsx';

export const Route = createFileRoute('/_app/_guarded/country-regulatory-register-oos/privacy-or-data-law')({
  ...lookupRoute,
  component: () => <PlainLookupPage source={privacyLaws} title="Privacy or Data Law" />,
});
