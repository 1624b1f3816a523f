import { createFileRoute } from '@tanstack/react-router';

import { corporateLaws } from '#src/api/regulatory-requirements.ts';
import { lookupRoute } from '#src/registers/lookup/lookup-search.ts';
import { PlainLookupPage } from '#src/registers/lookup/PlainLookupPage.tsx';

export const Route = createFileRoute('/_app/_guarded/country-regulatory-register-oos/corporate-or-companies-law')({
  ...lookupRoute,
  component: () => <PlainLookupPage source={corporateLaws} title="Corporate or Companies Law" />,
});
